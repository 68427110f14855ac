import type { GameModule } from '@sandtable/engine';
import { codeOf, optionCodes, readValue, sizeOf, writeValue } from '@sandtable/session';
import { type Case, type Ordered, resultOf, siteOf, type UnitAt } from './case.ts';
import { branchOf, ordered, orderValue } from './example.ts';
import { caseSettings } from './rulings.ts';

/** What the emitted module makes of the movement of a case, where it is not what is expected. */
export function differences(game: GameModule, one: Case): readonly string[] {
  if (one.phase !== 'movement') return [];
  const S = new Int32Array(game.layout.size);
  const settings = caseSettings(one.rules).map((setting) => setting.split(' = '));
  game.start(S, 1, 0, optionCodes(game.info, Object.fromEntries(settings) as Record<string, string>));
  putUp(game, S, one);
  game.run?.(S, game.info.procedures?.indexOf('resolve') ?? -1);
  return one.startUnits.flatMap((unit, i) => wrong(one, unit, (field) => read(game, S, `Unit.${field}`, i)));
}

function putUp(game: GameModule, S: Int32Array, { startUnits, orders }: Case): void {
  const clear = (path: string): void => {
    for (let i = 0; i < (slotOf(game, path)?.count ?? 0); i++) write(game, S, path, i, undefined);
  };
  const paths = game.layout.fields.map(({ path }) => path).filter((path) => path.startsWith('Unit.'));
  for (const path of [...paths, 'Province.contested']) clear(path);
  startUnits.forEach((unit, i) => {
    const order = orders.find((o) => ordered([unit], o) !== undefined);
    write(game, S, 'Unit.$live', i, 'true');
    write(game, S, 'Unit.power', i, unit.power);
    write(game, S, 'Unit.branch', i, branchOf(unit.type));
    write(game, S, 'Unit.site', i, siteOf(unit));
    if (order !== undefined) write(game, S, 'Unit.written', i, orderValue(order));
  });
  game.reindex?.(S);
}

const slotOf = (game: GameModule, path: string) => game.layout.fields.find((field) => field.path === path);

/** Writes a value as people write it, or the first of its type. */
function write(game: GameModule, S: Int32Array, path: string, member: number, text: string | undefined): void {
  const slot = slotOf(game, path);
  if (slot === undefined) throw new Error(`the ruleset has no ${path}`);
  const code = text === undefined ? codeOf(game.info, slot.type, 0) : writeValue(game.info, slot.type, text);
  if (code === undefined || sizeOf(game.info, slot.type) === Number.POSITIVE_INFINITY)
    throw new Error(`${path} cannot be ${text}`);
  if (!slot.bits) S[slot.at + member * slot.words] = code;
  else if (code === 1) S[slot.at + (member >> 5)] = (S[slot.at + (member >> 5)] ?? 0) | (1 << (member & 31));
  else S[slot.at + (member >> 5)] = (S[slot.at + (member >> 5)] ?? 0) & ~(1 << (member & 31));
}

function read(game: GameModule, S: Int32Array, path: string, member: number): string {
  const slot = slotOf(game, path);
  if (slot === undefined) throw new Error(`the ruleset has no ${path}`);
  if (slot.bits) return String((((S[slot.at + (member >> 5)] ?? 0) >> (member & 31)) & 1) === 1);
  return String(readValue(game.info, slot.type, S[slot.at + member * slot.words] ?? 0));
}

function wrong(one: Case, unit: UnitAt, field: (name: string) => string): readonly string[] {
  const index = one.orders.findIndex((order: Ordered) => ordered([unit], order) !== undefined);
  const told = one.expected.perOrder.find((t) => t.index === index);
  const beaten = one.expected.dislodged?.find((d) => d.power === unit.power && d.province === unit.province);
  const wanted: readonly (readonly [string, string | undefined])[] = [
    ['verdict', told && resultOf(told)],
    ['beatenFrom', beaten === undefined ? 'none' : beaten.attackedFrom],
    ['overSea', beaten?.attackerByConvoy === undefined ? undefined : String(beaten.attackerByConvoy)],
  ];
  const name = `${unit.type} ${siteOf(unit)}`;
  return wanted.flatMap(([what, value]) =>
    value === undefined || field(what) === value ? [] : [`${name}: ${what} is ${field(what)}, expected ${value}`],
  );
}
