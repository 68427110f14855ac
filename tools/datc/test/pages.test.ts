import { readdirSync, readFileSync } from 'node:fs';
import { createMessages, languages, wordingIn } from '@sandtable/messages';
import { compileNotation } from '@sandtable/notation';
import { createMatch } from '@sandtable/session';
import { paperFor, readLines } from '@sandtable/session/notation';
import { expect, test } from 'vitest';
import { compiled, load } from '../src/ruleset.ts';

const folder = new URL('../../../rulesets/diplomacy/l10n/', import.meta.url);
const files = readdirSync(folder).map((name) => ({
  path: `l10n/${name}`,
  text: readFileSync(new URL(name, folder), 'utf8'),
}));
const game = await load(compiled().javascript);
const words = languages.map((lang) => createMessages(lang, wordingIn(files, lang)));
const notation = compileNotation(files, game.info, words);
const match = createMatch(game, { seats: 'seven', seed: 1, options: { talks: false } });

/** What a referee makes of a page that a power hands in for the spring of 1901. */
function described(power: string, ...lines: readonly string[]): readonly string[] {
  const asked = match.asks().find(({ role }) => role === power);
  const ask = match.ask([], asked?.seat, power);
  const paper = ask && paperFor(game.info, { notation, lang: 'en' }, match.view(asked?.seat), ask);
  if (paper === undefined) throw new Error(`${power} is not asked for lines`);
  const { answer, notes } = readLines(paper, lines);
  expect(answer).toBeDefined();
  return notes.map(({ code, fields }) =>
    [code.replace('notation/', ''), fields.read ?? fields.text ?? ''].join(' ').trim(),
  );
}

test('one unit twice, and one of somebody else', () =>
  expect(
    described('AUS', 'A Budapest - Serbien', 'A Bud - Rum', 'F Triest - Albanien', 'A München - Böhmen', 'A Wien H'),
  ).toEqual(['read A Bud - Ser', 'again A Bud - Rum', 'read F Tri - Alb', 'foreign', 'read A Vie H']));

test('units and provinces that are nowhere', () =>
  expect(
    described('FRA', 'F Spa - Por', 'A Atlantis - Par', 'F Bre - MAO', 'A Paris - Burgundia', 'A Mar S A Par - Bur'),
  ).toEqual([
    'no-such-piece',
    'not-understood Atlantis',
    'read F Bre - MAO',
    'guessed A Par - Bur',
    'read A Mar S A Par - Bur',
  ]));

test('what nobody can do may be written all the same', () =>
  expect(described('GER', 'A Mun - Moscow', 'F Kie - Bohemia', 'A Ber S A Lvp - Yor')).toEqual([
    'read A Mun - Mos',
    'read F Kie - Boh',
    'read A Ber S A Lvp - Yor',
  ]));

test('wrong coasts, wrong letters, other times', () =>
  expect(
    described('RUS', 'Herbst 1904', 'F Stp/nc - BOT', 'F Mos - Ukr', 'A War to Galicia', 'F Sev - Black Sea'),
  ).toEqual([
    'other-time Herbst',
    'other-piece F Stp sc - BOT',
    'other-piece A Mos - Ukr',
    'read A War - Gal',
    'read F Sev - BLA',
  ]));

test('units without a line hold', () =>
  expect(described('ITA', 'Spring 1901', '# my orders')).toEqual([
    'heading Spring',
    'heading #',
    'missing-line F Nap H',
    'missing-line A Rom H',
    'missing-line A Ven H',
  ]));
