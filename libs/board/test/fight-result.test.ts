import { expect, test } from 'vitest';
import { lossesOf, winnerOf } from '../src/fight-result.ts';
import type { Fight } from '../src/fights.ts';

const piece = (member: string) => ({ kind: 'Unit', member });
const side = (of: string, ...members: readonly string[]): Fight['sides'][0] => ({
  ...{ side: of, who: of, pieces: members.map(piece) },
});
const bout = (left: number, right: number): Fight['bouts'][0] => ({
  line: { decision: 1, path: 'p/met', sort: 'log', args: {} },
  values: [
    { name: 'a', value: left },
    { name: 'b', value: right },
  ],
});
const fight = (over: Partial<Fight>): Fight => ({
  ...{ sides: [side('red', 'r1', 'r2'), side('blue', 'b1')], bouts: [bout(2, 3)], rolls: [], notes: [[], []] },
  ...{ results: [], lost: [], how: {}, ...over },
});

test('where numbers are compared the larger one wins; of several bouts whoever wins more', () => {
  const how = { compared: true };
  expect(winnerOf(fight({ how }))).toBe('second');
  expect(winnerOf(fight({ how, bouts: [bout(3, 3)] }))).toBe('tie');
  expect(winnerOf(fight({ how, bouts: [bout(3, 1), bout(0, 9), bout(5, 4)] }))).toBe('first');
});

test('else whoever loses fewer pieces, and nobody where none are lost', () => {
  expect(winnerOf(fight({}))).toBeUndefined();
  expect(winnerOf(fight({ lost: [piece('b1')] }))).toBe('first');
  expect(winnerOf(fight({ lost: [piece('b1'), piece('r1'), piece('r2')] }))).toBe('second');
  expect(lossesOf(fight({ lost: [piece('b1'), piece('r1'), piece('r2')] }))).toEqual([2, 1]);
});
