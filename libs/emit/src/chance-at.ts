import { hashPath } from '@sandtable/engine';
import { atom, type Scope, type Unit } from './unit.ts';

/** What a place of chance is to the engine, and the slot that counts how often it was come to, both as code. */
interface ChanceAt {
  readonly place: string;
  readonly slot: string;
}

/** In a lane the role is part of the place, and each role has a counter; `role` is its code. */
export function chanceAt({ model, plan, table }: Unit, index: number, role: string): ChanceAt {
  const { path = '', role: local } = model.chances[index] ?? {};
  const first = plan.roleChances.get(index);
  if (local === undefined || first === undefined)
    return { place: `${hashPath(path)}`, slot: `${plan.chances + index}` };
  const roles = model.kinds[model.seats.kind]?.members ?? [];
  // Words are signed in a table.
  const places = table(roles.map(({ id }) => hashPath(`${path}(${id})`) | 0));
  return { place: `${places}[${role}]`, slot: `${first} + ${role}` };
}

/** The same from within the procedure that it stands in. */
export function chanceHere(s: Scope, index: number): ChanceAt {
  return chanceAt(s.unit, index, roleOf(s, index) ?? '0');
}

/** What a function of a place of chance is given besides. */
export function roleArgument(s: Scope, index: number): readonly string[] {
  const role = roleOf(s, index);
  return role === undefined ? [] : [role];
}

function roleOf(s: Scope, index: number): string | undefined {
  const { role } = s.unit.model.chances[index] ?? {};
  return role === undefined ? undefined : atom(s, s.cell(role).at(0));
}
