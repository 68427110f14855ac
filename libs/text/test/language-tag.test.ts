import { expect, test } from 'vitest';
import { baseLanguage, directionOf, languageParents, languageTag } from '../src/index.ts';

test.each([
  ['de', 'de'],
  ['pt-BR', 'pt-BR'],
  ['pt_BR', 'pt-BR'],
  ['pt-br', 'pt-BR'],
  ['es-419', 'es-419'],
  ['zh_hant_tw', 'zh-Hant-TW'],
  ['ca-valencia', 'ca-valencia'],
  ['iw', 'he'],
  ['qps', 'qps'],
  ['en-x-old', 'en-x-old'],
  ['messages', undefined],
  ['DE', undefined],
  ['e', undefined],
  ['de-', undefined],
  ['de-old-one', undefined],
  ['pt/BR', undefined],
  ['en-x-aaaaaaaa-bbbbbbbb-cccccccc-dddddddd', undefined],
  ['', undefined],
])('“%s” is the language %s', (text, tag) => {
  expect(languageTag(text)).toBe(tag);
});

test('a language is a part of others', () => {
  expect(languageParents('zh-Hant-TW')).toEqual(['zh-Hant-TW', 'zh-Hant', 'zh']);
  expect(baseLanguage('es-419')).toBe('es');
});

test('the script says which way a language is written', () => {
  const right = ['ar', 'he-IL', 'fa', 'ur', 'az-Arab', 'ks', 'ks-Arab'];
  const left = ['de', 'fr-CA', 'az', 'zh-Hant-TW', 'not a language', '', 'ar-Latn'];
  expect(right.map(directionOf)).toEqual(right.map(() => 'rtl'));
  expect(left.map(directionOf)).toEqual(left.map(() => 'ltr'));
});
