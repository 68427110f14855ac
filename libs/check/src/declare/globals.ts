import { finding } from '@sandtable/diagnostics';
import { type Model, setOf } from '@sandtable/model';
import type { SeatLayout, SettingDecl, StateDecl } from '@sandtable/syntax';
import { mentionsPool } from '../code/live.ts';
import { showType } from '../code/show.ts';
import { uses } from '../uses.ts';
import type { World } from '../world.ts';
import type { Draft } from './draft.ts';
import { checkKeys, noMembers } from './pools.ts';
import { duplicate, unknown } from './report.ts';
import { checkStorage, checkTuples } from './storage.ts';
import { countedType, resolveType } from './types.ts';
import { brokenValue, cellValue, emptyValue, settingOf } from './values.ts';

/** Constants, options and rulings. One may name those before it. */
export function declareSettings(draft: Draft): void {
  for (const decl of draft.decls.of('setting'))
    if (!draft.world.settings.has(decl.name.text)) declareSetting(draft, decl);
}

function declareSetting({ world, settings, source }: Draft, decl: SettingDecl): void {
  const name = decl.name.text;
  const type = resolveType(world, decl.type, name);
  checkStorage(world, type, decl.type.span, decl.sort !== 'constant' && type.t !== 'text');
  const value = cellValue(world, decl.value, type, name, settingOf(world));
  world.settings.set(name, { index: settings.length, type, value, sort: decl.sort });
  settings.push({
    sort: decl.sort,
    name,
    type,
    value: value ?? brokenValue(type),
    because: decl.because,
    at: source(decl.span, decl.doc),
  });
}

/** Another value for a setting that is declared already. */
export function enterSetting(world: World, { name, value }: SettingDecl): void {
  const setting = world.settings.get(name.text);
  if (setting === undefined) return;
  const found = cellValue(world, value, setting.type, name.text, settingOf(world));
  world.settings.set(name.text, { ...setting, value: found });
}

export function declareStates(draft: Draft): void {
  for (const decl of draft.decls.of('state')) if (!draft.world.states.has(decl.name.text)) declareState(draft, decl);
}

function declareState({ world, states, source }: Draft, decl: StateDecl): void {
  const name = decl.name.text;
  const params = decl.params.map((param) => countedType(world, param.type, `${name}.${param.name.text}`));
  const type = resolveType(world, decl.type, name);
  checkStorage(world, type, decl.type.span, true);
  checkKeys(world, type, decl.type.span);
  checkTuples(world, decl.name, params, type);
  for (const [i, param] of params.entries())
    if (mentionsPool(world, param))
      noMembers(world, decl.params[i]?.type.span ?? decl.name.span, showType(param), 'state');
  world.states.set(name, { index: states.length, params, type });
  const empty = emptyValue(type);
  if (decl.initial === undefined && empty === undefined)
    world.findings.push(finding('state/no-initial', decl.name.span, { name }));
  const initial = decl.initial ? cellValue(world, decl.initial, type, name, settingOf(world)) : empty;
  states.push({ name, params, type, initial: initial ?? brokenValue(type), at: source(decl.span, decl.doc) });
}

/** Who plays what, per number of players. */
export function declareSeats(draft: Draft): Model['seats'] {
  const { world, decls } = draft;
  const [decl, ...more] = decls.of('seats');
  if (decl === undefined) return { kind: -1, layouts: [] };
  for (const other of more) duplicate(world, { text: 'seats', span: other.role.span }, decl.role.span);
  const kind = world.kinds.findIndex((entry) => entry.name === decl.role.text);
  if (kind < 0)
    unknown(
      world,
      decl.role,
      world.kinds.map((entry) => entry.name),
    );
  if (world.kinds[kind]?.pool !== undefined) noMembers(world, decl.role.span, decl.role.text, 'seats');
  world.roleKind = kind;
  checkOnce(
    draft,
    decl.layouts.map((layout) => layout.name),
  );
  world.layouts = decl.layouts.map((layout) => layout.name.text);
  return { kind, layouts: kind < 0 ? [] : decl.layouts.map((layout) => layoutOf(draft, kind, layout)) };
}

function checkOnce({ world }: Draft, names: readonly { text: string; span: SeatLayout['span'] }[]): void {
  for (const [i, name] of names.entries()) {
    const first = names.slice(0, i).find((other) => other.text === name.text);
    if (first !== undefined) duplicate(world, name, first.span);
  }
}

function layoutOf(draft: Draft, kind: number, layout: SeatLayout): Model['seats']['layouts'][number] {
  const { world } = draft;
  const entry = world.kinds[kind];
  const taken = new Map<number, SeatLayout['span']>();
  checkOnce(
    draft,
    layout.seats.map((seat) => seat.name),
  );
  const seats = layout.seats.map(({ name, policy, roles: written }) => {
    const held = policy && policyOf(world, policy);
    const value = entry && cellValue(world, written, setOf(entry.type), name.text);
    const roles = Array.isArray(value) ? (value as readonly number[]) : [];
    for (const role of roles) {
      const first = taken.get(role);
      if (first === undefined) taken.set(role, name.span);
      else
        world.findings.push(
          finding(
            'seats/twice',
            name.span,
            { role: entry?.members[role] ?? '' },
            { labels: [{ span: first, code: 'first', fields: { name: name.text } }] },
          ),
        );
    }
    return { name: name.text, roles, ...(held === undefined ? {} : { policy: held }) };
  });
  return { name: layout.name.text, seats };
}

/** The number of a policy that is named. */
export function policyOf(world: World, name: Parameters<typeof unknown>[1]): number | undefined {
  const found = world.policies.get(name.text);
  if (found === undefined) unknown(world, name, world.policies.keys());
  else uses(world, name, 'policy');
  return found;
}
