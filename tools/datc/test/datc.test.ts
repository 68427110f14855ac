import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Case } from '../src/case.ts';
import { differences } from '../src/emitted.ts';
import { examplesOf } from '../src/example.ts';
import { fileOf, files } from '../src/files.ts';
import { compiled, load } from '../src/ruleset.ts';
import { caseSettings, settingsOf } from '../src/rulings.ts';
import { split } from '../src/split.ts';

const cases = JSON.parse(readFileSync(new URL('../cases.json', import.meta.url), 'utf8')) as readonly Case[];
const game = await load(compiled().javascript);

test('the emitted rules decide all cases as they should be', () => {
  expect(cases.length).toBe(91);
  expect(cases.flatMap((one) => differences(game, one).map((line) => `${one.id}: ${line}`))).toEqual([]);
});

test('a case that expects something else is reported', () => {
  const [first] = cases;
  if (first === undefined) throw new Error('no cases');
  const perOrder = first.expected.perOrder.map(({ index }) => ({ index, result: 'success' as const }));
  expect(differences(game, { ...first, expected: { ...first.expected, perOrder } })).toEqual([
    'A lvp: verdict is void, expected success',
  ]);
});

test('the examples of the ruleset are those of the cases', () => {
  for (const [section, text] of files(cases)) expect(readFileSync(fileOf(section), 'utf8')).toBe(text);
});

test('every case has an example, and one more for each edition that decides it otherwise', () => {
  for (const one of cases) expect(examplesOf(one).length).toBeGreaterThanOrEqual(1 + (one.alternatives?.length ?? 0));
  const names = cases.flatMap(examplesOf).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('every choice that a case names is known', () => {
  for (const one of cases) {
    for (const { choice } of one.alternatives ?? []) expect(settingsOf(choice)).not.toEqual([]);
    expect(caseSettings(one.rules)).toEqual([]);
  }
});

test('where another result is right as well, a case passes with either', () => {
  const [first] = cases;
  if (first === undefined) throw new Error('no cases');
  const described = (alsoAcceptable: string | readonly string[]) => {
    const perOrder = first.expected.perOrder.map(({ index }) => ({
      index,
      result: 'success' as const,
      alsoAcceptable,
    }));
    return { ...first, expected: { ...first.expected, perOrder } };
  };
  expect(differences(game, described('illegal'))).toEqual([]);
  expect(differences(game, described(['fail', 'void']))).toEqual([]);
  expect(differences(game, described('fail'))).toEqual(['A lvp: verdict is void, expected success or fail']);
  expect(examplesOf(described('void'))[0]?.then).toContain('aLvp.verdict in {success, void}');
});

test('more cases than one file can hold stand in several', () => {
  const all = files(cases, 2_000);
  expect([...all.keys()].slice(0, 2)).toEqual(['6.A', '6.A-2']);
  const isLong = (text: string): boolean => text.length > 3_000 && (text.match(/^example /gm) ?? []).length > 1;
  expect([...all.values()].filter(isLong)).toEqual([]);
  const named = [...all.values()].flatMap((text) => text.match(/^example /gm) ?? []);
  expect(named.length).toBe(cases.flatMap(examplesOf).length);
});

test('a single text that is too long gets a file for itself', () => {
  expect(split(['aaaa', 'bb', 'c', 'd'], '#', 4)).toEqual(['#aaaa', '#bbc', '#d']);
  expect(split([], '#')).toEqual(['#']);
});
