import { expect, test } from 'vitest';
import { fellBack, languageChain, languageName, languagesIn, offeredLanguages } from '../src/state/languages.ts';

const FILES = [
  'l10n/terms.fr.csv',
  'l10n/messages.de.ftl',
  'l10n/messages.en.ftl',
  'l10n/fr.po',
  'a.sand',
  'cities.csv',
  'l10n/messages.zh_Hant_TW.ftl',
  'l10n/terms.es-419.csv',
];

test('a ruleset has the languages of its terms and messages', () => {
  expect(languagesIn(FILES)).toEqual(['de', 'en', 'es-419', 'fr', 'zh-Hant-TW']);
});

test('what a language lacks is shown in English, else in German, else in whatever there is', () => {
  expect(languageChain('fr', ['de', 'en', 'fr', 'it'])).toEqual(['it', 'de', 'en', 'fr']);
  expect(languageChain('de', ['de', 'en'])).toEqual(['en', 'de']);
  expect(languageChain('fr', ['de'])).toEqual(['de']);
  expect(languageChain('fr', [])).toEqual([]);
  expect(languageChain('fr-CA', ['fr', 'de', 'en', 'fr-CA'])).toEqual(['de', 'en', 'fr', 'fr-CA']);
  expect(languageChain('en-GB', ['de', 'en', 'it'])).toEqual(['it', 'de', 'en']);
});

test('it is reported what fell back, and to what', () => {
  expect(fellBack('fr', ['de', 'en'])).toEqual({ page: undefined, rules: 'en' });
  expect(fellBack('fr-CA', ['de', 'fr'])).toEqual({ page: undefined, rules: undefined });
  expect(fellBack('it', ['de', 'it'])).toEqual({ page: 'en', rules: undefined });
  expect(fellBack('de', undefined)).toEqual({ page: undefined, rules: undefined });
  expect(fellBack('qps', ['de'])).toEqual({ page: undefined, rules: undefined });
});

test('languages of page and ruleset are offered once, by the names their speakers use', () => {
  expect(offeredLanguages(['de', 'it'], true)).toEqual(['en', 'de', 'fr', 'it', 'qps']);
  expect(offeredLanguages(['de', 'qps'], false)).toEqual(['en', 'de', 'fr']);
  expect(languageName('fr')).toBe('Français');
});
