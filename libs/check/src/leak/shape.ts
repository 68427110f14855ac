import { bool, boundBy, type Expr, type Model, type Pattern, type Stmt, statementsIn, walk } from '@sandtable/model';
import { type Frame, here } from './place.ts';
import { equal, not } from './term.ts';

type Of<S extends Stmt['s']> = Extract<Stmt, { s: S }>;

export const elementOf = ({ type }: Expr): Expr['type'] => (type.t === 'set' || type.t === 'list' ? type.of : type);

const LEAVING: ReadonlySet<Stmt['s']> = new Set<Stmt['s']>(['return', 'break', 'finish']);

export const leaves = (stmts: readonly Stmt[]): boolean =>
  stmts.some((stmt) => statementsIn('stmt', stmt).some(({ s }) => LEAVING.has(s)));

/** Whether all have answered behind a statement of a lane. */
export function holdsBarrier(stmt: Stmt): boolean {
  if (stmt.s === 'barrier') return true;
  if (stmt.s === 'if') return stmt.then.some(holdsBarrier);
  if (stmt.s === 'match') return stmt.arms.some((arm) => arm.body.some(holdsBarrier));
  if (stmt.s === 'menu') return stmt.bodies.some((body) => body.some(holdsBarrier));
  return stmt.s === 'label' && stmt.body.some(holdsBarrier);
}

export function readOf(place: Of<'set'>['place'], args: readonly Expr[], value: Expr): Expr | undefined {
  const [of] = args;
  const typed = { type: value.type, span: value.span };
  if (place.place === 'field') return of && { e: 'field', field: place.field, of, ...typed };
  return place.place === 'state' ? { e: 'state', state: place.state, args, ...typed } : undefined;
}

/** A set that is written as it is. */
export const isFixed = (value: Expr): boolean =>
  value.e === 'every' || (value.e === 'set' && value.items.every((item) => item.e === 'value'));

/** What holds after a constant was written. */
export function said(read: Expr, value: Expr): readonly Expr[] {
  if (value.e !== 'value' || value.type.t !== 'bool') return [equal(read, value)];
  return [value.value === 1 ? read : not(read)];
}

/** What a loop says of each of its members, whatever else it does: constants that it writes into their fields. */
export function opens(stmt: Of<'for'>, frame: Frame): readonly Expr[] {
  return stmt.body.flatMap((one) => {
    if (one.s !== 'set' || one.place.place !== 'field' || one.value.e !== 'value') return [];
    const of = here(one.place.of, frame);
    if (of.e !== 'local' || of.local !== stmt.binder.local + frame.base) return [];
    const value = here(one.value, frame);
    const read = readOf(one.place, [of], value);
    return read ? said(read, value) : [];
  });
}

/** `all x in S: fact`, with the name of `each` made a bound one. */
export const forAll = (over: Expr, each: Expr, fact: Expr): Expr => ({
  e: 'quant',
  quant: 'all',
  binders: [{ local: each.e === 'local' ? each.local : -1, over }],
  where: undefined,
  body: fact,
  prefer: [],
  type: { t: 'bool' },
  span: over.span,
});

export function bindsOf(pattern: Pattern): readonly number[] {
  const found: number[] = [];
  walk('pattern', pattern, (sort, part) => {
    const local = boundBy(sort, part);
    if (local !== undefined) found.push(local);
  });
  return found;
}

/** A member that is made is live from now on; all see which there are. */
export function born({ kinds }: Model, { kind, into, span }: Of<'create'>): Of<'set'> {
  const { name = '', members = [], pool } = kinds[kind] ?? {};
  const of: Expr = { e: 'local', local: into, type: { t: 'kind', kind, name, size: members.length }, span };
  const value: Expr = { e: 'value', value: 1, type: bool, span };
  return { s: 'set', place: { place: 'field', field: pool?.live ?? -1, of }, value, span };
}
