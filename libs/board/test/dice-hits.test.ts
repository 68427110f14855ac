import type { GameInfo } from '@sandtable/engine';
import type { LogLine } from '@sandtable/session';
import { expect, test } from 'vitest';
import { diceHits, hitBounds } from '../src/dice-hits.ts';
import type { HitsLayout } from '../src/layout.ts';

const info = {
  types: [{ t: 'int', min: 1, max: 6, den: 1 }],
  dice: [{ name: 'D6', type: 0, faces: [1, 2, 3, 4, 5, 6] }],
  constants: [{ name: 'leastHit', type: 0, value: 5 }],
} as unknown as GameInfo;
const rolled = (path: string, ...faces: readonly string[]): LogLine => ({
  ...{ decision: 1, sort: 'roll', path },
  args: { die: 'D6', faces },
});
const said = (path: string, hits: number | string): LogLine => ({ decision: 1, sort: 'log', path, args: { hits } });
const hitsOf = (hits: readonly HitsLayout[], ...lines: readonly LogLine[]) => {
  const found = diceHits(info, { dice: [{ hits: [...hits] }] }, lines);
  return lines.filter(({ sort }) => sort === 'roll').map((line) => found.get(line)?.map(Number).join(''));
};

test('dice between two bounds hit, which may be constants of the rules', () => {
  expect(hitsOf([{ of: 'a/shot', least: 'leastHit' }], rolled('a/shot', '4', '5', '6'))).toEqual(['011']);
  expect(hitsOf([{ of: 'a/shot', most: 2 }], rolled('a/shot', '1', '3'), rolled('b/shot', '1'))).toEqual([
    '10',
    undefined,
  ]);
});

test('what a die needs is known where the layout says it by faces, and not where a line counts hits', () => {
  const boundsOf = (hits: HitsLayout) => hitBounds(info, { dice: [{ hits: [hits] }] }, { path: 'a/shot' });
  expect(boundsOf({ of: 'a/shot', least: 'leastHit' })).toEqual({ least: 5, most: undefined });
  expect(boundsOf({ of: 'a/shot', most: 2 })).toEqual({ least: undefined, most: 2 });
  expect(boundsOf({ of: 'b/shot', most: 2 })).toBeUndefined();
  expect(boundsOf({ of: 'a/shot', line: 'a/said', count: 'hits' })).toBeUndefined();
});

test('as many dice hit as a line after the roll says, the first line for the first roll', () => {
  const low = { count: 'hits', first: 'lowest' } as const;
  const rules = [
    { of: 'a/shot', line: 'a/struck', ...low },
    { of: 'a/shot', line: 'a/answered', ...low },
  ];
  const duel = [
    rolled('a/shot', '6', '1', '2'),
    rolled('a/shot', '3', '5'),
    said('a/struck', 2),
    said('a/answered', 0),
  ];
  expect(hitsOf(rules, ...duel)).toEqual(['011', '00']);
  expect(hitsOf([{ of: 'a/shot', line: 'a/struck', count: 'hits' }], ...duel)).toEqual(['101', undefined]);
});

test('a roll that no line tells of is not marked, and takes no line of a later one', () => {
  const rules = [{ of: 'a/shot', line: 'a/struck', count: 'hits' }];
  const [first, second] = [rolled('a/shot', '6'), rolled('a/shot', '2', '4')];
  expect(hitsOf(rules, first, said('a/astray', 0), second, said('a/struck', 1))).toEqual([undefined, '01']);
  expect(hitsOf(rules, second, said('a/struck', '?'))).toEqual([undefined]);
});
