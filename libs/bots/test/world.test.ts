import { type GameModule, SEED } from '@sandtable/engine';
import { createMatch, type Match } from '@sandtable/session';
import { beforeAll, expect, test } from 'vitest';
import { createRandom } from '../src/index.ts';
import { drawWorld } from '../src/search/world.ts';
import { built, SKIRMISH, TRICKS } from './built.ts';

let tricks: GameModule;
beforeAll(async () => {
  tricks = await built(TRICKS);
});

/** A match in which both aims are known to their seats, and red is to play. */
function begun(): Match {
  const match = createMatch(tricks, { seats: 'two', seed: 4 });
  match.decide(3);
  match.decide(2);
  return match;
}

function worlds(match: Match, count: number): readonly Int32Array[] {
  const random = createRandom(9);
  return Array.from({ length: count }, () => {
    const W = new Int32Array(match.position.length);
    drawWorld(match.module, match.position, random, W);
    return W;
  });
}

/** The match with another position in the place of its own, as a seat sees it. */
function seen(match: Match, W: Int32Array, seat: string): unknown {
  const kept = match.position.slice();
  match.position.set(W);
  const { fields, states, sizes } = match.view();
  const ask = match.ask([], seat);
  match.position.set(kept);
  return { states, sizes, ask, fields };
}

test('dice to come are others than those that will fall', async () => {
  const match = createMatch(await built(SKIRMISH), { seats: 'two', seed: 4 });
  for (const W of worlds(match, 5)) {
    expect(W[SEED]).not.toBe(4);
    W[SEED] = match.position[SEED] ?? 0;
    expect(W).toEqual(match.position);
  }
});

test('whoever is asked keeps what he knows; what others hide is drawn anew', () => {
  const match = begun();
  const aims = worlds(match, 40).map((W) => seen(match, W, 'first') as ReturnType<Match['view']>);
  expect(new Set(aims.map(({ states }) => states.secretAim?.[0]))).toEqual(new Set([3]));
  expect(new Set(aims.map(({ states }) => states.secretAim?.[1]))).toEqual(new Set([0, 1, 2, 3]));
  expect(new Set(aims.map(({ ask }) => JSON.stringify(ask))).size).toBe(1);
  expect(new Set(aims.map(({ sizes }) => JSON.stringify(sizes))).size).toBe(1);
});

test('the order of a pile that nobody sees is drawn anew, and stays an order', () => {
  const match = begun();
  const orders = worlds(match, 20).map((W) => {
    const { fields } = seen(match, W, 'first') as ReturnType<Match['view']>;
    const deck = (fields['Card.$pile'] ?? []).flatMap((pile, m) =>
      pile === 'deck' ? [fields['Card.$place']?.[m]] : [],
    );
    expect(new Set(deck).size).toBe(4);
    expect(Math.max(...deck.map(Number)) - Math.min(...deck.map(Number))).toBe(3);
    return JSON.stringify(deck);
  });
  expect(new Set(orders).size).toBeGreaterThan(5);
});
