import type { Measure } from '@sandtable/bots';
import { describe, expect, test } from 'vitest';
import { fairnessOf, type GameFigures, isKnownTo } from '../../src/index.ts';

interface Game {
  readonly winner?: 'red' | 'blue' | undefined;
  readonly moves: number;
  readonly points?: readonly [number, number];
  readonly ended?: 'limited' | 'fault';
}

/** The figures of some games, one line each. */
function figuresOf(games: readonly Game[]): GameFigures {
  const column = (measure: Measure, read: (game: Game) => number) => ({
    measure,
    values: Int32Array.from(games, read),
  });
  return {
    games: games.length,
    faults: Int32Array.from(games, ({ ended }) => Number(ended === 'fault')),
    columns: [
      column({ sort: 'won', path: 'red' }, ({ winner }) => Number(winner === 'red')),
      column({ sort: 'won', path: 'blue' }, ({ winner }) => Number(winner === 'blue')),
      column({ sort: 'drawn', path: '' }, ({ winner, ended }) => Number(winner === undefined && ended === undefined)),
      column({ sort: 'limited', path: '' }, ({ ended }) => Number(ended === 'limited')),
      column({ sort: 'decisions', path: '' }, ({ moves }) => moves),
      column({ sort: 'final', path: 'Side.points', value: 'red' }, ({ points: [red] = [0, 0] }) => red),
      column({ sort: 'final', path: 'Side.points', value: 'blue' }, ({ points: [, blue] = [0, 0] }) => blue),
    ],
  };
}
const times = (count: number, game: Game): readonly Game[] => Array.from({ length: count }, () => game);

describe('who wins more often than an equal share', () => {
  const verdicts = (red: number, blue: number, drawn = 0) =>
    fairnessOf(
      figuresOf([
        ...times(red, { winner: 'red', moves: 1 }),
        ...times(blue, { winner: 'blue', moves: 1 }),
        ...times(drawn, { moves: 1 }),
      ]),
    ).wins.map(({ verdict }) => verdict);
  test.each([
    [70, 30, 0, ['more', 'less']],
    [55, 45, 0, ['unclear', 'unclear']],
    // Draws are nobody's: of what was won, each has half.
    [25, 25, 150, ['unclear', 'unclear']],
    [0, 0, 20, ['unclear', 'unclear']],
  ] as const)('%i to %i with %i drawn', (red, blue, drawn, fairness) =>
    expect(verdicts(red, blue, drawn)).toEqual(fairness),
  );
});

test('games that did not end as they should count for neither length nor draws', () => {
  const fairness = fairnessOf(
    figuresOf([
      { winner: 'red', moves: 4 },
      { moves: 8 },
      { moves: 900, ended: 'limited' },
      { moves: 1, ended: 'fault' },
    ]),
  );
  expect(fairness).toMatchObject({ games: 4, drawn: 1, stopped: 1, faults: 1 });
  expect(fairness.lengths).toEqual({
    ...{ games: 2, mean: 6, shortest: 4, longest: 8 },
    counts: [
      [4, 1],
      [8, 1],
    ],
  });
});

test('the shortest, the longest and the closest game are worth a look, and those that went wrong', () => {
  const far = { winner: 'red', moves: 5, points: [9, 1] } as const;
  const games: readonly Game[] = [
    ...times(4, far),
    { winner: 'blue', moves: 6, points: [7, 8] },
    { winner: 'blue', moves: 3, points: [0, 5] },
    { moves: 99, ended: 'fault', points: [4, 4] },
    { winner: 'red', moves: 12, points: [8, 3] },
    { moves: 500, ended: 'limited' },
  ];
  expect(fairnessOf(figuresOf(games)).notable).toEqual([
    { sort: 'shortest', game: 5, decisions: 3 },
    { sort: 'longest', game: 7, decisions: 12 },
    { sort: 'closest', game: 4, decisions: 6, field: 'Side.points', first: 8, second: 7 },
    { sort: 'fault', game: 6, decisions: 99 },
    { sort: 'stopped', game: 8, decisions: 500 },
  ]);
});

test('a number that does not decide who wins makes no game close', () => {
  const loser = { winner: 'red', moves: 5, points: [1, 9] } as const;
  const sorts = fairnessOf(figuresOf(times(8, loser))).notable.map(({ sort }) => sort);
  expect(sorts).toEqual(['shortest', 'longest']);
});

test('shares are known to two points of a hundred after enough games', () => {
  const some = (count: number) =>
    figuresOf([...times(count / 2, { winner: 'red', moves: 1 }), ...times(count / 2, { winner: 'blue', moves: 1 })]);
  expect([some(400), some(2400)].map((one) => isKnownTo(one, 0.02))).toEqual([false, true]);
});
