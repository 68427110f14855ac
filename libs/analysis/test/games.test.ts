import { expect, test } from 'vitest';
import { coverageOf, scaledShift, scaleOf, shareOfGames, winShares } from '../src/index.ts';

const shift = { before: 0.5, after: 0.25, difference: -0.25, interval: { low: -0.5, high: 0 } };

test('shares of games are written in percent, other figures as they are', () => {
  const won = { measure: { sort: 'won', path: 'red' } as const, shift };
  expect(scaleOf(won)).toEqual({ isShare: true, digits: 1 });
  expect(scaledShift(won)).toEqual({ before: 50, after: 25, difference: -25, interval: { low: -50, high: 0 } });
  const used = { measure: { sort: 'use', path: 'move' } as const, shift: { ...shift, interval: undefined } };
  expect(scaleOf(used)).toEqual({ isShare: false, digits: 2 });
  expect(scaledShift(used)).toEqual({ ...shift, interval: undefined });
  expect(scaleOf({ measure: { sort: 'decisions', path: '' } }).digits).toBe(1);
});

test('the share of games that a role won lies within its interval', () => {
  const { red, blue } = winShares({ winners: { red: 3, blue: 0 }, games: 10 });
  expect(red?.share).toBe(0.3);
  expect([red?.low, red?.high].map((n) => n?.toFixed(3))).toEqual(['0.108', '0.603']);
  expect([blue?.share, blue?.low]).toEqual([0, 0]);
  expect(shareOfGames(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});

test('what never ran is told by statement and by rule', () => {
  const statements = [0, 10, 20].map((start) => ({ file: 'rules.sand', start, end: start + 5 }));
  const rules = [
    { path: 'procedure/move', at: 0 },
    { path: 'procedure/rest', at: 2 },
  ];
  expect(coverageOf({ statements, rules }, [])).toBeUndefined();
  expect(coverageOf({ statements, rules }, [4, 1, 0])).toEqual({
    ran: 2,
    of: 3,
    never: [statements[2]],
    rules: { of: 2, never: ['procedure/rest'] },
  });
});
