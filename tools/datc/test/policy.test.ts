import { openQuestions, readAnswer } from '@sandtable/session';
import { expect, test } from 'vitest';
import type { UnitAt } from '../src/case.ts';
import { putUp, write } from '../src/put-up.ts';
import { compiled, load } from '../src/ruleset.ts';

const game = await load(compiled().javascript);

/** `FRA A bur`, `ENG F spa_nc`. */
function unit(text: string): UnitAt {
  const [power = '', type, site = ''] = text.split(' ');
  const [province = '', coast] = site.split('_');
  return { power, type: type === 'F' ? 'F' : 'A', province, ...(coast === undefined ? {} : { coast }) };
}

/** What the policy of the rules answers for a power where these units stand and this procedure runs. */
function answered(procedure: string, power: string, units: readonly string[], season = 'spring'): unknown {
  const S = new Int32Array(game.layout.size);
  game.start(S, 1, 0, new Int32Array(game.info.options.length).fill(-1));
  putUp(game, S, { startUnits: units.map(unit), orders: [] });
  write(game, S, 'season', 0, season);
  game.run?.(S, game.info.procedures?.indexOf(procedure) ?? -1);
  const open = openQuestions(game, S);
  const asked = open.findIndex(({ role }) => role === power);
  const choice = open[asked]?.choice;
  if (choice === undefined) throw new Error(`${power} is not asked`);
  game.select(S, asked);
  expect(game.policy?.(S, 0, () => 0)).toBe(true);
  const answer = readAnswer(game, choice);
  if (typeof answer !== 'object' || !('each' in answer)) return answer;
  return units.flatMap((one, i) => (one.startsWith(power) ? [answer.each[`unit_${i + 1}`]] : []));
}

test('a centre with a foreign unit is attacked where a second unit can help, whichever is asked first', () => {
  const [sev, ukr, enemy] = ['RUS A sev', 'RUS A ukr', 'TUR A rum'];
  expect(answered('writeOrders', 'RUS', [sev, ukr, enemy])).toEqual(['move(rum, false)', 'support(sev, rum)']);
  expect(answered('writeOrders', 'RUS', [ukr, sev, enemy])).toEqual(['move(rum, false)', 'support(ukr, rum)']);
});

test('alone a unit does not run against another; it goes where a centre is free', () => {
  expect(answered('writeOrders', 'RUS', ['RUS A ukr', 'TUR A rum'])).not.toEqual(['move(rum, false)']);
  expect(answered('writeOrders', 'RUS', ['RUS A ukr'])).toEqual(['move(rum, false)']);
});

test('two do not aim at one free centre', () => {
  expect(answered('writeOrders', 'RUS', ['RUS A ukr', 'RUS F sev'])).toEqual(['move(rum, false)', 'move(bla, false)']);
});

test('what was taken is held until the flag changes', () => {
  expect(answered('writeOrders', 'FRA', ['FRA A spa'], 'autumn')).toEqual(['hold']);
  expect(answered('writeOrders', 'TUR', ['TUR A bul', 'AUS A ser'], 'autumn')).toEqual(['hold']);
});

test('a threatened centre of its own is guarded', () => {
  expect(answered('writeOrders', 'GER', ['GER A mun', 'FRA A bur'])).toEqual(['hold']);
  expect(answered('writeOrders', 'GER', ['GER A mun'])).not.toEqual(['hold']);
});

test('an army on an island is carried to a centre, whichever of the two is asked first', () => {
  const carried = ['move(nwy, true)', 'carry(edi, nwy)'];
  expect(answered('writeOrders', 'ENG', ['ENG A edi', 'ENG F nwg'])).toEqual(carried);
  expect(answered('writeOrders', 'ENG', ['ENG F nwg', 'ENG A edi'])).toEqual([...carried].reverse());
});

test('islands build fleets, the mainland armies', () => {
  expect(answered('adjust', 'ENG', [])).toEqual(['Build(fleet, edi)', 'Build(fleet, lvp)', 'Build(fleet, lon)']);
  expect(answered('adjust', 'AUS', [])).toEqual(['Build(army, bud)', 'Build(army, tri)', 'Build(army, vie)']);
});

test('the farthest unit is given up', () => {
  const home = ['TUR A con', 'TUR A smy', 'TUR F ank'];
  expect(answered('adjust', 'TUR', ['TUR A boh', ...home])).toEqual(['unit_1']);
  expect(answered('adjust', 'TUR', [...home, 'TUR F lyo'])).toEqual(['unit_4']);
});
