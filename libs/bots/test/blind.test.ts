import type { GameModule } from '@sandtable/engine';
import { createMatch, type Match } from '@sandtable/session';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { answerAs, createRandom, type Random, readBot } from '../src/index.ts';
import { drawWorld } from '../src/search/world.ts';
import { built, MASKS, TRICKS } from './built.ts';
import { followed } from './followed.ts';

/** Bots answer by what their seat sees: whatever is hidden may be otherwise, and the dice to come as well. */
/** Thousands of positions in all, where there is time. */
const RUNS = process.env.LAW_RUNS === undefined ? 15 : 150;

const modules = new Map<string, GameModule>();
beforeAll(async () => {
  for (const [name, text] of Object.entries({ TRICKS, MASKS })) modules.set(name, await built(text));
});

/** A match after so many random decisions; the rules end it after more than that. */
function after(name: string, seed: number, decisions: number): Match {
  const module = modules.get(name);
  if (module === undefined) throw new Error(name);
  const match = createMatch(module, { seats: 'two', seed });
  const random = createRandom(seed);
  for (let i = 0; i < decisions; i += 1) {
    const answer = match.suggest(random);
    if (answer !== undefined) match.decide(answer);
  }
  return match;
}

/** The answer to the same question in another position. */
function answered(bot: string, match: Match, S: Int32Array, random: Random): readonly number[] {
  const asked = readBot(bot);
  if (asked === undefined) throw new Error(bot);
  const kept = match.position.slice();
  match.position.set(S);
  answerAs(asked, match.module, match.position, random);
  const answer = followed(match, Array.from(match.module.answer));
  match.position.set(kept);
  return answer;
}

test.each(['easy', 'search:30'])('%s gives the same answer whatever is hidden from it', (bot) => {
  const number = fc.integer({ min: 1, max: 2 ** 30 });
  fc.assert(
    fc.property(
      fc.constantFrom('TRICKS', 'MASKS'),
      number,
      fc.nat(9),
      number,
      number,
      (name, seed, decisions, other, draws) => {
        const match = after(name, seed, decisions);
        if (match.ask([]) === undefined) return;
        const twin = new Int32Array(match.position.length);
        drawWorld(match.module, match.position, createRandom(other), twin);
        const there = answered(bot, match, twin, createRandom(draws));
        expect(there).toEqual(answered(bot, match, match.position.slice(), createRandom(draws)));
      },
    ),
    { numRuns: RUNS },
  );
});
