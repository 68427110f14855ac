import type { GameModule } from '@sandtable/engine';
import { optionCodes, readValue } from '@sandtable/session';
import { type Case, type Ordered, resultsOf, siteOf, type UnitAt } from './case.ts';
import { ordered } from './example.ts';
import { putUp, slotOf } from './put-up.ts';
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

function read(game: GameModule, S: Int32Array, path: string, member: number): string {
  const slot = slotOf(game, path);
  if (slot === undefined) throw new Error(`the ruleset has no ${path}`);
  if (slot.bits) return String((((S[slot.at + (member >> 5)] ?? 0) >> (member & 31)) & 1) === 1);
  return String(readValue(game.info, slot.type, S[slot.at + member * slot.words] ?? 0));
}

function wrong(one: Case, unit: UnitAt, field: (name: string) => string): readonly string[] {
  const index = one.orders.findIndex((order: Ordered) => ordered([unit], order) !== undefined);
  const outcome = one.expected.perOrder.find((t) => t.index === index);
  const beaten = one.expected.dislodged?.find((d) => d.power === unit.power && d.province === unit.province);
  const wanted: readonly (readonly [string, readonly (string | undefined)[]])[] = [
    ['verdict', outcome === undefined ? [] : resultsOf(outcome)],
    ['beatenFrom', [beaten === undefined ? 'none' : beaten.attackedFrom]],
    ['overSea', [beaten?.attackerByConvoy === undefined ? undefined : String(beaten.attackerByConvoy)]],
  ];
  const name = `${unit.type} ${siteOf(unit)}`;
  return wanted.flatMap(([what, values]) => {
    const known = values.filter((value) => value !== undefined);
    const isRight = known.length === 0 || known.includes(field(what));
    return isRight ? [] : [`${name}: ${what} is ${field(what)}, expected ${known.join(' or ')}`];
  });
}
