import { ASK_ROLE, type GameModule } from '@sandtable/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { createRandom } from '../src/index.ts';
import { costOfPlay, costOfSearch } from '../src/search/cost.ts';
import { judgementFor } from '../src/search/estimate/estimate.ts';
import { figuresOf } from '../src/search/estimate/figures.ts';
import { search } from '../src/search/search.ts';
import { built, COIN, POSTS, SKIRMISH, TRICKS } from './built.ts';

let skirmish: GameModule;
let tricks: GameModule;
beforeAll(async () => {
  skirmish = await built(SKIRMISH);
  tricks = await built(TRICKS);
});

const RED = 0;
const BLUE = 1;

const begin = (module: GameModule): Int32Array => {
  const S = new Int32Array(module.layout.size);
  const options = Int32Array.from(module.info.options, ({ value }) => value);
  module.start(S, 5, 0, options);
  return S;
};

/** The beginning, but for one value of a member. */
function begunWith(module: GameModule, path: string, member: number, code: number): Int32Array {
  const S = begin(module);
  const stored = module.layout.fields.find((one) => one.path === path);
  if (stored === undefined) throw new Error(path);
  S[stored.at + member * stored.words] = code;
  module.reindex?.(S);
  return S;
}

describe('the estimate of who is ahead', () => {
  test('learns that pieces on the board are worth something', () => {
    const { estimate } = judgementFor(skirmish, begin(skirmish));
    const weaker = begunWith(skirmish, 'Piece.at', 0, 0);
    expect(estimate(weaker, RED)).toBeLessThan(estimate(begin(skirmish), RED) - 0.1);
    expect(estimate(weaker, BLUE)).toBeGreaterThan(estimate(begin(skirmish), BLUE) + 0.1);
  });

  test('learns which numbers decide', () => {
    const { estimate } = judgementFor(tricks, begin(tricks));
    const ahead = begunWith(tricks, 'Side.score', BLUE, 3);
    expect(estimate(ahead, BLUE)).toBeGreaterThan(estimate(begin(tricks), BLUE) + 0.1);
  });

  test('is learned once for a module, and in the same way by another one', async () => {
    const S = begin(skirmish);
    expect(judgementFor(skirmish, S)).toBe(judgementFor(skirmish, S));
    const other = await built(SKIRMISH);
    expect(judgementFor(other, S).estimate(S, RED)).toBe(judgementFor(skirmish, S).estimate(S, RED));
  });

  test('knows how much it explains of games that it was not learned from', async () => {
    expect(judgementFor(skirmish, begin(skirmish)).skill).toBeGreaterThan(0.1);
    const coin = await built(COIN);
    expect(judgementFor(coin, begin(coin)).skill).toBeLessThan(0.02);
  });

  test('counts members by owner, wherever they are', () => {
    const { seats, perSeat, common, read } = figuresOf(skirmish, 0);
    const numbers = new Float64Array(seats * perSeat + common);
    read(begunWith(skirmish, 'Piece.at', 0, 0), numbers);
    // Of each side: that it is there, pieces that are nowhere, and pieces on the board.
    expect([...numbers]).toEqual([1, 1, 1, 1, 0, 2]);
  });
});

test('a search ends when nobody wants to wait any longer, with a legal answer', () => {
  const S = begin(skirmish);
  let asked = 0;
  search(skirmish, S, createRandom(1), { iterations: 100_000, ahead: 5, mayGoOn: () => ++asked < 4 });
  expect(asked).toBe(4);
  expect(S[ASK_ROLE]).toBe(RED);
  expect(skirmish.validate(S)).toBe(0);
});

/** How often a search tries something before it has cost so much. */
function triesOf(module: GameModule, work: number, aheadIfBlind = 5): number {
  let asked = 0;
  const mayGoOn = (): boolean => {
    asked += 1;
    return asked < 1000;
  };
  const effort = { iterations: 100_000, ahead: 5, work, mayGoOn };
  search(module, begin(module), createRandom(1), { ...effort, aheadIfBlind });
  return asked;
}

test('a search ends once it has cost enough, on any machine after as many tries', () => {
  expect(triesOf(skirmish, 200)).toBe(triesOf(skirmish, 200));
  expect(triesOf(skirmish, 200)).toBeLessThan(100);
  expect(triesOf(skirmish, 400)).toBeGreaterThan(triesOf(skirmish, 200));
});

test('a search plays on for longer only where nobody can tell from a position who is ahead', async () => {
  const coin = await built(COIN);
  expect(triesOf(coin, 600, 500)).toBeLessThan(triesOf(coin, 600) / 2);
  expect(triesOf(skirmish, 600, 500)).toBe(triesOf(skirmish, 600));
});

test('an assignment costs more than a choice, and the more the more keys it has', async () => {
  const posts = await built(POSTS);
  const S = begin(posts);
  expect(costOfSearch(skirmish)(begin(skirmish))).toBe(1);
  expect(costOfSearch(posts)(S)).toBeGreaterThan(1);
});

test('searching a large position costs more than playing on in it, and small ones cost the same', () => {
  const S = begin(skirmish);
  const sized = (size: number): GameModule => ({ ...skirmish, layout: { ...skirmish.layout, size } });
  expect(costOfSearch(sized(700))(S)).toBe(1);
  expect(costOfPlay(sized(1500))(S)).toBe(1);
  expect(costOfSearch(sized(1500))(S)).toBe(4);
  expect(costOfSearch(sized(3000))(S)).toBe(16);
});
