import type { LogLine } from '@sandtable/session';
import { expect, test } from 'vitest';
import { alikeLines } from '../src/log/alike-lines.ts';
import { plainEntry } from '../src/log/log-entries.ts';

const line = (path: string, decision = 1, sort: LogLine['sort'] = 'roll'): LogLine => ({
  decision,
  path,
  sort,
  args: {},
});
const lengths = (lines: readonly LogLine[]) => alikeLines(lines.map(plainEntry)).map(({ alike }) => alike.length);

test('many lines of one sort are folded behind the first of them', () => {
  expect(lengths(Array.from({ length: 12 }, () => line('a')))).toEqual([11]);
  expect(lengths([line('a'), line('a'), line('a')])).toEqual([0, 0, 0]);
});

test('other lines, other decisions and decisions themselves stay by themselves', () => {
  const four = (decision: number) => Array.from({ length: 4 }, () => line('a', decision));
  expect(lengths([...four(1), line('b'), ...four(2), ...four(3)])).toEqual([3, 0, 3, 3]);
  expect(lengths(Array.from({ length: 5 }, () => line('a', 1, 'decision')))).toEqual([0, 0, 0, 0, 0]);
});

test('lines of different sides are folded each behind the first of its side', () => {
  const of = (power: string) => Array.from({ length: 4 }, () => ({ ...line('a', 1, 'log'), args: { power, at: 'x' } }));
  const side = { colour: '#000', letter: 'X', pattern: 'solid' } as const;
  const sides = { north: side, south: side };
  const folded = alikeLines([...of('north'), ...of('south')].map(plainEntry), sides);
  expect(folded.map(({ line: { args }, alike }) => [args.power, alike.length])).toEqual([
    ['north', 3],
    ['south', 3],
  ]);
});
