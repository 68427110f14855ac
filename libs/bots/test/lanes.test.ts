import { type GameModule, SEED } from '@sandtable/engine';
import { createMatch, type Match } from '@sandtable/session';
import { beforeAll, expect, test } from 'vitest';
import { createRandom } from '../src/index.ts';
import { drawWorld } from '../src/search/world.ts';
import { built } from './built.ts';

/** All bid at the same time. The policy bids what its side secretly aims at. */
const BIDS = `ruleset "bids" version "1" language 1
kind Card
kind Side { state bid: Card? = none }
table Side { id
  red
  blue
  green }
table Card { id
  c0
  c1
  c2
  c3
  c4
  c5 }
state aim(s: Side): Card? = none seen by s
seats for Side { three { a {red} b {blue} c {green} } }
play {
  for s in Side {
    let wish = choose one of Card by s secret
    aim(s) = wish
  }
  bidding()
  let after = choose one of Card by red
  finish drawn by Side because "done"
}
procedure bidding() {
  simultaneously for s in Side {
    let bid = choose one of Card by s
    s.bid = bid
  }
}
policy keen for Side { at bidding/bid { 1 c: Card where aim(s) == c } }
`;

let bids: GameModule;
beforeAll(async () => {
  bids = await built(BIDS);
});

/** Where all are to bid, and red already has. */
function begun(aims: readonly string[]): Match {
  const match = createMatch(bids, { seats: 'three', seed: 4 });
  for (const aim of aims) match.decide(aim);
  match.decide('c4', undefined, 'red');
  return match;
}

/** Positions that blue may take for the true one, after it has bid. */
function worlds(match: Match, count: number): readonly Int32Array[] {
  const random = createRandom(9);
  return Array.from({ length: count }, () => {
    const W = new Int32Array(match.position.length);
    drawWorld(bids, match.position, random, W);
    bids.answer.fill(0);
    bids.decide(W);
    W[SEED] = 0;
    return W;
  });
}

/** Bids and aims in a position. */
const seen = (match: Match, W: Int32Array) => {
  match.position.set(W);
  const { fields, states } = match.view();
  return { bids: fields['Side.bid'] ?? [], aims: states.aim ?? [] };
};

test('others who answer at the same time follow the policy, most of the time', () => {
  const match = begun(['c3', 'c5', 'c1']);
  const all = worlds(match, 200).map((W) => seen(match, W));
  const followed = all.filter(({ bids: bid, aims }) => bid[2] === aims[2]).length;
  expect(followed).toBeGreaterThan(150);
  expect(followed).toBeLessThan(200);
  // What red has already answered nobody else knows.
  expect(new Set(all.map(({ bids: bid }) => bid[0])).size).toBe(6);
  expect(new Set(all.map(({ bids: bid }) => bid[1]))).toEqual(new Set(['c0']));
});

test('the policy of others is asked where hidden values are drawn again', () => {
  const one = worlds(begun(['c3', 'c5', 'c1']), 40);
  const other = worlds(begun(['c0', 'c5', 'c2']), 40);
  expect(other).toEqual(one);
});
