import type { GameModule } from '@sandtable/engine';
import { createMatch, type Match } from '@sandtable/session';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Bot, createRandom, searchTask, shareOut, suggestAs, suggestFrom } from '../src/index.ts';
import type { Tried } from '../src/search/node.ts';
import { merged } from '../src/search/parts.ts';
import { built, SKIRMISH, TRICKS, WAGER } from './built.ts';

const hard: Bot = { bot: 'hard' };
const tried = (name: number, visits: number, total: number, isAdvised = false): Tried => ({
  answer: Int32Array.of(name, 0),
  isAdvised,
  visits,
  total,
});

test('what parts found is added up, answer by answer', () => {
  const { tried: all, spread } = merged([
    { tried: [tried(1, 10, 4, true), tried(2, 6, 3)], spread: { count: 2, sum: 1, squares: 1 } },
    { tried: [tried(1, 2, 1), tried(2, 5, 4, true), tried(3, 1, 0)], spread: { count: 2, sum: 1, squares: 1 } },
  ]);
  expect(all).toEqual([tried(1, 12, 5, true), tried(2, 11, 7, true), tried(3, 1, 0)]);
  // Two results of 1 and two of 0.
  expect(spread).toBe(0.5);
});

/** Matches of the same rules in two modules, as two threads have them. */
const matches = async (rules: string): Promise<readonly [Match, GameModule]> => [
  createMatch(await built(rules), { seats: 'two', seed: 4 }),
  await built(rules),
];

describe.each([
  ['with dice', SKIRMISH],
  ['with hidden cards', TRICKS],
])('%s', (_, rules) => {
  let match: Match;
  let other: GameModule;
  beforeAll(async () => {
    [match, other] = await matches(rules);
  });

  test('the answer is the same whoever does which part, and in which order', () => {
    for (let decision = 0; decision < 4; decision += 1) {
      const whole = suggestAs(hard, match, createRandom(decision));
      const random = createRandom(decision);
      const [first, second, ...more] = shareOut(hard, match, random);
      if (first === undefined || second === undefined) throw new Error('there are two parts');
      expect(more).toEqual([]);
      const late = searchTask(other, second, () => true);
      const early = searchTask(match.module, first, () => true);
      expect(late.tried).not.toEqual(early.tried);
      const answer = suggestFrom([early, late], match, random);
      expect(answer).toEqual(whole);
      match.decide(answer ?? 0);
    }
  });
});

test('there are no parts if nothing is searched for, or a bot answers in one piece; nothing is drawn for them', async () => {
  const [match] = await matches(SKIRMISH);
  const random = createRandom(1);
  expect(shareOut({ bot: 'normal' }, match, random)).toEqual([]);
  expect(shareOut(hard, match, random, 'nobody')).toEqual([]);
  expect(random(1000)).toBe(createRandom(1)(1000));
  expect(shareOut(hard, match, random)).toHaveLength(2);
});

test('there are no parts where there is only one answer', async () => {
  const [match] = await matches(TRICKS);
  const random = createRandom(1);
  while (match.module.count(match.position) > 1) match.decide(suggestAs({ bot: 'random' }, match, random) ?? 0);
  expect(match.module.count(match.position)).toBe(1);
  expect(shareOut(hard, match, random)).toEqual([]);
});

test('a part keeps its question while the match goes on', async () => {
  const [match] = await matches(SKIRMISH);
  const random = createRandom(1);
  const [task] = shareOut(hard, match, random);
  const asked = match.position.slice();
  expect(task?.position).toEqual(asked);
  match.decide(suggestAs({ bot: 'random' }, match, random) ?? 0);
  expect(match.position).not.toEqual(asked);
  expect(task?.position).toEqual(asked);
});

test('a part that may not go on has tried something', async () => {
  const [match] = await matches(WAGER);
  const parts = shareOut(hard, match, createRandom(1)).map((task) => searchTask(match.module, task, () => false));
  expect(parts.map(({ tried: all }) => all.map(({ visits }) => visits))).toEqual([[1], [1]]);
});
