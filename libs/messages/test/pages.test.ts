import { expect, test } from 'vitest';
import { pageOf, pagesIn } from '../node/index.ts';
import { isFindingCode, type ManualLanguage, manualLanguages } from '../src/index.ts';

const pages = (lang: ManualLanguage): readonly (readonly [string, string])[] => Object.entries(pagesIn(lang));

test('both languages have the same pages, each about a code that has wording', () => {
  const codes = Object.keys(pagesIn('en'));
  expect(Object.keys(pagesIn('de'))).toEqual(codes);
  expect(codes.filter((code) => !isFindingCode(code))).toEqual([]);
});

test.each(pages('en'))('%s says more than the finding does', (code, page) => {
  expect(page.split('\n')[0]).toBe(`# ${code}`);
  expect(page.split('\n')[2]?.length).toBeGreaterThan(60);
});

test.each(manualLanguages)('a page that is read alone is the one of all pages in %s', (lang) => {
  expect(pages(lang).filter(([code, page]) => pageOf(code, lang) !== page)).toEqual([]);
});

test('a language without a manual reads it in English', () => {
  expect(pageOf('name/unknown', 'fr')).toBe(pageOf('name/unknown', 'en'));
  expect(pageOf('name/unknown', 'fr')).not.toBe(pageOf('name/unknown', 'de'));
});

test('a code without a page has none', () => {
  expect(pageOf('name/nowhere', 'en')).toBeUndefined();
});
