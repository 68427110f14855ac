import { expect, test } from 'vitest';
import { boutWinner } from '../src/bout-winner.ts';
import { lossesOf, winnerOf } from '../src/fight-result.ts';
import type { Fight } from '../src/fights.ts';

const piece = (member: string) => ({ kind: 'Unit', member });
const side = (of: string, ...members: readonly string[]): Fight['sides'][0] => ({
  ...{ side: of, who: of, pieces: members.map(piece) },
});
const bout = (left: number, right: number, named?: string): Fight['bouts'][0] => {
  const values = [left, right].map((value, i) => ({ name: `${i}`, value })) as [FightNumber, FightNumber];
  const args = { won: named ?? 'none' };
  const sides = [{ side: 'red' }, { side: 'blue' }];
  const winner = boutWinner({ compared: true, winner: 'won' }, args, { sides, values });
  return { line: { decision: 1, path: 'p/met', sort: 'log', args }, values, parts: [[], []], winner };
};
type FightNumber = NonNullable<Fight['bouts'][0]['values'][0]>;
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

test('a tie is won by the side that the line names, and of several bouts it counts as won', () => {
  const how = { compared: true, winner: 'won' };
  expect(bout(9, 9, 'red').winner).toBe('first');
  expect(bout(9, 9).winner).toBe('tie');
  expect(winnerOf(fight({ how, bouts: [bout(9, 9, 'red'), bout(7, 7, 'red'), bout(0, 4, 'blue')] }))).toBe('first');
  expect(winnerOf(fight({ how, bouts: [bout(3, 3, 'red'), bout(0, 4, 'blue')] }))).toBe('tie');
});
