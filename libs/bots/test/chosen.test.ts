import { describe, expect, test } from 'vitest';
import { type ChosenTotals, chosenIn, policyBot, type Series } from '../src/index.ts';
import { built } from './built.ts';

/** Who plays the better of two cards wins; the policy knows which that is. */
const CARDS = `ruleset "cards" version "1" language 1
kind Side { state best: 0..9 = 0 }
table Side { id
  red
  blue }
kind Card { worth: 0..9 }
table Card { id worth
  low   1
  high  7
  idle  0 }
function playable(): set of Card = { c in Card where c != idle }
procedure turn(s: Side) {
  let card = choose one of c in playable() by s
  s.best = card.worth
}
seats for Side { two { first {red} second {blue} } }
policy greedy for Side {
  at turn/card {
    1 c: Card prefer most c.worth
  }
}
play {
  turn(red)
  turn(blue)
  if red.best > blue.best { finish won by {red} }
  if blue.best > red.best { finish won by {blue} }
  finish drawn by Side
}
`;

const module = await built(CARDS);
const seriesOf = (more: Partial<Series>): Series => ({
  module,
  seed: 3,
  first: 0,
  games: 200,
  seats: [0],
  options: new Int32Array(0),
  maxDecisions: 100,
  ...more,
});
const last = (series: Series): ChosenTotals | undefined => [...chosenIn(series, 'Card')].at(-1);

describe('how members do', () => {
  test('they are counted game by game, in the order of their kind', () => {
    const reported = [...chosenIn(seriesOf({ games: 5 }), 'Card')];
    expect(reported.map(({ games }) => games)).toEqual([1, 2, 3, 4, 5]);
    expect(reported.at(-1)?.members.map(({ member }) => member)).toEqual(['low', 'high', 'idle']);
  });
  test('who plays the better card never loses, and what is never played counts for nothing', () => {
    const totals = last(seriesOf({}));
    const [low, high, idle] = totals?.members ?? [];
    expect(totals?.sides).toBe(400);
    expect((low?.times ?? 0) + (high?.times ?? 0)).toBe(400);
    expect(low?.won).toBe(0);
    expect(high?.won).toBe(totals?.won);
    expect(high?.won).toBeGreaterThan(50);
    expect(idle).toEqual({ member: 'idle', times: 0, sides: 0, won: 0 });
  });
  test('a policy of the rules plays as it says', () => {
    const totals = last(seriesOf({ games: 20, bots: { everyone: policyBot, seats: {} } }));
    expect(totals?.members.map(({ times }) => times)).toEqual([0, 40, 0]);
    expect(totals?.won).toBe(0);
  });
});
