import { playTwins } from '@sandtable/analysis/interpreter';
import { createRandom } from '@sandtable/bots';
import { type GameModule, readCanonical } from '@sandtable/engine';
import { createMatch, type Match, replay } from '@sandtable/session';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Built, built } from './built.ts';
import { looping } from './looping.ts';

let game: Built;
let module: GameModule;
beforeAll(async () => {
  game = await built(looping);
  ({ module } = game);
});

const seed = fc.nat(9999);
const begin = (s: number): Match => createMatch(module, { seats: 'three', seed: s });
const answersOf = (match: Match, role: string): number => match.view().given.filter((one) => one.role === role).length;

/** An answer depends on the taste of the role that gives it, and on how often it has answered. */
function answer(match: Match, role: string, taste: number): void {
  const nth = answersOf(match, role);
  const given = match.suggest(createRandom(taste * 64 + nth + role.length * 9999), undefined, role);
  expect(match.decide(given ?? '', undefined, role)).toEqual({ ok: true });
}

/** Plays one block; `turn` says who of those who are open comes next. */
function playBlock(match: Match, taste: number, turn: (n: number) => number): void {
  for (let first = true; first || match.view().given.length > 0; first = false) {
    const open = match.asks();
    answer(match, open[turn(open.length)]?.role ?? '', taste);
  }
}
const state = (match: Match) => [readCanonical(module, match.position), [...match.position]];

test('answers in loops may come in any order', () =>
  fc.assert(
    fc.property(seed, seed, seed, (s, taste, order) => {
      const [one, other] = [begin(s), begin(s)];
      const random = createRandom(order);
      for (let block = 0; block < 4; block += 1) {
        playBlock(one, taste + block, () => 0);
        playBlock(other, taste + block, random);
        expect(state(other)).toEqual(state(one));
      }
      const again = replay(module, other.save());
      expect([again.lost, state(again.match)]).toEqual([undefined, state(other)]);
    }),
    { numRuns: 30 },
  ));

test('answers that are taken back are as if they had never been given', () =>
  fc.assert(
    fc.property(seed, seed, fc.constantFrom('red', 'blue', 'green'), fc.nat(20), (s, taste, role, n) => {
      const [changed, straight] = [begin(s), begin(s)];
      const random = createRandom(s);
      for (let k = 0; k < n && changed.asks().length > 1; k += 1) {
        const open = changed.asks();
        const next = open[random(open.length)]?.role ?? '';
        answer(changed, next, next === role ? taste + 1 : taste);
      }
      const had = answersOf(changed, role) > 0;
      expect(changed.retake(role)).toBe(had);
      expect(answersOf(changed, role)).toBe(0);
      playRest(changed, taste);
      playRest(straight, taste);
      expect(state(changed)).toEqual(state(straight));
    }),
    { numRuns: 30 },
  ));

function playRest(match: Match, taste: number): void {
  for (let first = true; first || match.view().given.length > 0; first = false)
    answer(match, match.asks()[0]?.role ?? '', taste);
}

test('a question in a loop tells nobody what others say', () => {
  const plan = { javascript: '', seed: 1, games: 2, seats: [0], options: new Int32Array(0), maxDecisions: 40 };
  expect(playTwins(module, game.model, plan, 2).leaks).toEqual([]);
});
