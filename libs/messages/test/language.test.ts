import { expect, test } from 'vitest';
import { manualLanguage, wordedLanguage, wordingChain } from '../src/index.ts';

test('a region is worded in its language, and a language without words in English', () => {
  expect(['de', 'fr-CA', 'en-GB', 'nl', 'pt-BR'].map(wordedLanguage)).toEqual(['de', 'fr', 'en', 'en', 'en']);
});

test('the manual is read in English where it is not translated', () => {
  expect((['en', 'de', 'fr'] as const).map(manualLanguage)).toEqual(['en', 'de', 'en']);
});

test('what a ruleset leaves out in a third language it says in English', () => {
  expect(['en', 'de', 'fr', 'nl'].map(wordingChain)).toEqual([['en'], ['de'], ['en', 'fr'], ['en', 'nl']]);
});
