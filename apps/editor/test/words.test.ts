import { expect, test, vi } from 'vitest';
import { PAGE_LANGUAGES, say } from '../src/words.ts';

test('French is fetched; until then, and for what it does not say, there is English', async () => {
  // Words that were fetched stay, and other tests may have fetched them.
  vi.resetModules();
  const { fetchWords, say } = await import('../src/words.ts');
  expect(say('fr')('undo')).toBe('Undo');
  await fetchWords('fr');
  expect(say('fr')('undo')).toBe('Annuler');
  expect(say('nl')('undo')).toBe('Undo');
  expect(say('qps')('undo')).toBe('⟦Úñdó ẋẋ⟧');
});

test('the page is offered in the languages that it has words of', () => {
  expect(PAGE_LANGUAGES.slice(0, 2)).toEqual(['en', 'de']);
  expect(PAGE_LANGUAGES).toContain('fr');
});

test('values are filled in, and the digits of numbers are grouped', () => {
  expect(say('de')('decisionOf', { n: 1234, of: 5000 })).toBe('Zug 1.234 von 5.000');
  expect(say('en')('nobodyWon')).toBe('Nobody won.');
});
