import { bots, offeredOf } from '@sandtable/bots';
import { expect, test } from 'vitest';
import { botName, botsFor } from '../src/state/bot-words.ts';
import { say } from '../src/words.ts';

test.each([
  ['random', 'Random bot'],
  ['search', 'Search bot'],
  ['search:30', 'Search bot, 30 iterations'],
  ['policy:greedy', 'Scripted bot (greedy)'],
  ['nobody', 'nobody'],
])('%s is called %s', (written, name) => expect(botName(say('en'), written)).toBe(name));

test('every bot that a list offers has a name in every language', () => {
  for (const lang of ['en', 'de'])
    for (const written of bots.flatMap((type) => [type.id, ...offeredOf(type)]))
      expect(botName(say(lang), written)).not.toMatch(/^bot-|^$|:/);
});

test('bots that play by a policy are offered where the rules have one', () => {
  expect(botsFor(undefined).map(({ id }) => id)).not.toContain('policy');
});
