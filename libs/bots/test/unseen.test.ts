import { type GameModule, SEED } from '@sandtable/engine';
import { createMatch, type Match } from '@sandtable/session';
import { beforeAll, describe, expect, test } from 'vitest';
import { createRandom } from '../src/index.ts';
import { search } from '../src/search/search.ts';
import { drawWorld } from '../src/search/world.ts';
import { built, MASKS, TRICKS } from './built.ts';
import { followed } from './followed.ts';

const modules = new Map<string, GameModule>();
beforeAll(async () => {
  for (const [name, text] of Object.entries({ TRICKS, MASKS })) modules.set(name, await built(text));
});

const drawn = (match: Match, seed: number): Int32Array => {
  const W = new Int32Array(match.position.length);
  drawWorld(match.module, match.position, createRandom(seed), W);
  return W;
};

/** What the match would show in another position; the log is that of what has happened in any case. */
const within = <T>(match: Match, W: Int32Array, look: () => T): T => {
  const kept = match.position.slice();
  match.position.set(W);
  const result = look();
  match.position.set(kept);
  return result;
};
const seenBy = (match: Match, seat: string): unknown => {
  const { log: _, ...view } = match.view(seat);
  return view;
};

/** Positions of a match played at random, each with the seat that is asked. */
function* positions(name: string, seed: number): Generator<readonly [Match, string]> {
  const module = modules.get(name);
  if (module === undefined) throw new Error(name);
  const match = createMatch(module, { seats: 'two', seed });
  const random = createRandom(seed);
  for (let ask = match.ask([]); ask !== undefined; ask = match.ask([])) {
    yield [match, ask.seat];
    const answer = match.suggest(random);
    if (answer === undefined || !match.decide(answer).ok) throw new Error('no legal answer');
  }
}

describe.each(['TRICKS', 'MASKS'])('%s', (name) => {
  test('an imagined position looks to the seat as the true one does', () => {
    let others = 0;
    for (const seed of [1, 2, 3])
      for (const [match, seat] of positions(name, seed)) {
        const W = drawn(match, seed);
        // Pseudonyms depend on the seed of the match.
        W[SEED] = match.position[SEED] ?? 0;
        expect(within(match, W, () => seenBy(match, seat))).toEqual(seenBy(match, seat));
        others += Number(W.some((word, i) => word !== match.position[i]));
      }
    expect(others).toBeGreaterThan(20);
  });

  test('what is imagined depends on nothing that the seat cannot see', () => {
    for (const seed of [4, 5])
      for (const [match] of positions(name, seed)) {
        const twin = drawn(match, seed);
        const from = drawn(match, 77);
        expect(within(match, twin, () => drawn(match, 77))).toEqual(from);
      }
  });

  test.each([1, 2])('nor does what the searcher answers: parts %i', (parts) => {
    for (const [match] of positions(name, 6)) {
      const twin = drawn(match, 6);
      const answered = () => {
        search(match.module, match.position, createRandom(9), { iterations: 12 * parts, ahead: 4, parts });
        return followed(match, Array.from(match.module.answer));
      };
      expect(within(match, twin, answered)).toEqual(answered());
    }
  });

  test('in an imagined position the game goes on to its end', () => {
    for (const [match] of positions(name, 8)) {
      const { module } = match;
      const W = drawn(match, 8);
      const random = createRandom(8);
      for (let i = 0; i < 200 && W[0] === 0; i++) {
        module.sample(W, random);
        expect(module.validate(W)).toBe(0);
        module.decide(W);
      }
    }
  });
});

test('others hold other cards, and bid otherwise', () => {
  const hands = new Set<string>();
  const bids = new Set<number>();
  for (const [match, seat] of positions('TRICKS', 3)) {
    if (seat !== 'first') continue;
    for (let i = 0; i < 10; i++) {
      const { fields } = within(match, drawn(match, i), () => match.view());
      hands.add(JSON.stringify(fields['Card.$pile']?.map((pile) => pile === 'hand(blue)')));
    }
  }
  expect(hands.size).toBeGreaterThan(10);
  const stack = modules.get('MASKS')?.layout.stack ?? [];
  const sealed = stack.flatMap(({ slots }) => slots).filter((slot) => slot.sealed !== undefined);
  expect(sealed.length).toBeGreaterThan(0);
  for (const [match, seat] of positions('MASKS', 3)) {
    if (match.ask([])?.choice !== 'turn/guess' || seat !== 'second') continue;
    for (let i = 0; i < 20; i++) bids.add(drawn(match, i)[sealed[0]?.at ?? 0] ?? -1);
  }
  expect([...bids].sort()).toEqual([0, 1, 2, 3]);
});
