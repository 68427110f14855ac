import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMessages, type Messages, type Named, wordingIn } from '../src/index.ts';

const SAID = join(import.meta.dirname, 'said');
const RULESETS = join(import.meta.dirname, '../../../rulesets');

const filesOf = (game: string) =>
  readdirSync(join(RULESETS, game, 'l10n')).map((name) => ({
    path: `l10n/${name}`,
    text: readFileSync(join(RULESETS, game, 'l10n', name), 'utf8'),
  }));
const messagesOf = (game: string, lang: string, ...more: readonly string[]): Messages =>
  createMessages('en', [...wordingIn(filesOf(game), lang), ...more], {}, lang);

/** `armies=5` is a number, `g=Side.north` what the ruleset calls by this name, and anything else a word. */
function valueIn(written: string, { has, text }: Messages): number | string | Named {
  if (/^\d+$/.test(written)) return Number(written);
  const path = `${written}.name`;
  return has(path) ? { name: text(path), path } : written;
}

describe.each(readdirSync(SAID))('%s', (file) => {
  const [game = '', lang = ''] = file.split('.');
  const messages = messagesOf(game, lang);
  const [, ...blocks] = readFileSync(join(SAID, file), 'utf8').trimEnd().split('\n\n');
  test.each(blocks.map((block) => block.split('\n')))('%s', (message = '', sentence = '') => {
    const [path = '', ...given] = message.split(' ');
    const values = given
      .map((one) => one.split('='))
      .map(([name = '', value = '']) => [name, valueIn(value, messages)]);
    expect(messages.text(path, Object.fromEntries(values))).toBe(sentence);
  });
});

test('a country and its people are two words of Polish, alike only where they stand alone', () => {
  const ftl = 'of = { TERM($x, case: "gen") }, { TERM($x, case: "acc") }, { TERM($x, case: "loc") }';
  const messages = messagesOf('der-erste-weltkrieg', 'pl', ftl);
  const [country, people] = ['Code.GER', 'Grouping.DE'].map((one) => valueIn(one, messages));
  expect(messages.text('Code.GER.name')).toBe(messages.text('Grouping.DE.name'));
  expect(messages.text('of', { x: country ?? '' })).toBe('Niemiec, Niemcy, Niemczech');
  expect(messages.text('of', { x: people ?? '' })).toBe('Niemców, Niemców, Niemcach');
});
