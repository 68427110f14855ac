import { type GameModule, RUNNING, STATUS } from '@sandtable/engine';
import { createMatch } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerAs, type Bot, batch, createRandom, randomBot, readBot, suggestAs } from '../src/index.ts';
import { built, POSTS, SKIRMISH, TRICKS, WAGER } from './built.ts';

const searching = (iterations: number): Bot => ({ bot: 'search', number: iterations });
const optionsOf = (module: GameModule): Int32Array => Int32Array.from(module.info.options, (option) => option.value);

/** Share of games that the searching seat wins against random play. */
function share(module: GameModule, seat: string, games: number): number {
  const bots = { everyone: randomBot, seats: { [seat]: searching(100) } };
  const series = { module, seed: 3, first: 0, games, seats: [0], options: optionsOf(module), maxDecisions: 500, bots };
  const role = module.info.layouts[0]?.seats.find(({ name }) => name === seat)?.roles[0] ?? 0;
  return (Object.values(batch(series).winners)[role] ?? 0) / games;
}

let skirmish: GameModule;
let tricks: GameModule;
let posts: GameModule;
beforeAll(async () => {
  skirmish = await built(SKIRMISH, true);
  tricks = await built(TRICKS);
  posts = await built(POSTS);
});

describe('search beats random play', () => {
  test.each(['first', 'second'])('where nothing is left to chance: %s', (seat) => {
    expect(share(stonesModule(), seat, 60)).toBeGreaterThanOrEqual(0.8);
  });

  test.each(['first', 'second'])('with dice and menus: %s', (seat) => {
    expect(share(skirmish, seat, 30)).toBeGreaterThanOrEqual(0.8);
  });

  test('with assignments that are drawn, not listed', () => {
    expect(share(posts, 'second', 30)).toBeGreaterThanOrEqual(0.8);
  });

  test('with hidden cards, where the seat alone does not decide', () => {
    const series = { module: tricks, seed: 3, first: 0, games: 60, seats: [0], options: optionsOf(tricks) };
    const byChance = (batch({ ...series, maxDecisions: 100 }).winners.blue ?? 0) / 60;
    expect(share(tricks, 'second', 60)).toBeGreaterThan(byChance + 0.2);
  });
});

describe('a search', () => {
  const begin = (module: GameModule): Int32Array => {
    const S = new Int32Array(module.layout.size);
    module.start(S, 5, 0, optionsOf(module));
    return S;
  };

  test('gives the same answer for the same seed, and leaves position, log and counters alone', () => {
    const S = begin(skirmish);
    const before = S.slice();
    const counted = skirmish.coverage?.slice();
    skirmish.events.enabled = true;
    skirmish.events.clear();
    const answers = [1, 1].map((seed) => {
      answerAs(searching(50), skirmish, S, createRandom(seed));
      return skirmish.answer.slice();
    });
    expect(answers[0]).toEqual(answers[1]);
    expect(S).toEqual(before);
    expect(skirmish.coverage).toEqual(counted);
    expect(skirmish.events.enabled).toBe(true);
    skirmish.events.read(() => expect.fail('something was logged'));
  });

  test.each([1, 7, 40])('of %i iterations answers legally to the end', (iterations) => {
    for (const module of [skirmish, tricks, posts]) {
      const S = begin(module);
      const random = createRandom(iterations);
      for (let decision = 0; S[STATUS] === RUNNING && decision < 60; decision += 1) {
        answerAs(searching(iterations), module, S, random);
        expect(module.validate(S)).toBe(0);
        module.decide(S);
      }
    }
  });

  test('answers a running match by names, and nothing once it is over', () => {
    const match = createMatch(stonesModule(), { seats: 'two', seed: 1, options: { stones: 3 } });
    const answer = suggestAs(searching(200), match, createRandom(1));
    expect(answer).toBe(3);
    expect(match.decide(answer ?? 0)).toEqual({ ok: true });
    expect(suggestAs(searching(200), match, createRandom(1))).toBeUndefined();
  });
});

describe('what the seat may not know is drawn again and again', () => {
  test.each([1, 2, 3])(
    'so that a safe bet is better than a guess that is right in one world: seed %i',
    async (seed) => {
      const wager = await built(WAGER);
      const match = createMatch(wager, { seats: 'two', seed });
      match.decide(seed % 6);
      expect(suggestAs(searching(1000), match, createRandom(seed))).toMatchObject({ arm: 'safe' });
    },
  );
});

test.each([
  ['random', randomBot],
  ['search:20', searching(20)],
  ['search:0', undefined],
  ['search', searching(300)],
  ['search:99999999', undefined],
  ['policy', { bot: 'policy' }],
  ['random:3', undefined],
  ['policy:timid', { bot: 'policy', name: 'timid' }],
  ['policy:', undefined],
])('a bot is named on the command line: %s', (text, bot) => expect(readBot(text)).toEqual(bot));
