import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordsModule } from '../make-words.ts';
import { de, en } from '../src/words.gen.ts';
import { say } from '../src/words.ts';

const written = (text: string) =>
  new Map(
    [...text.matchAll(/^([a-zA-Z][\w-]*) = ((?:.|\n +)*)/gm)].map(([, id, value]) => [
      id,
      [...new Set([...(value ?? '').matchAll(/\$(\w+)/g)].map(([, name]) => name))].sort(),
    ]),
  );

test('no word stands twice in a language', () => {
  for (const text of [de, en]) {
    const ids = [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, id]) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  }
});

test('both languages say the same things with the same values', () => {
  expect(written(de)).toEqual(written(en));
});

test('the words are those of the files', () => {
  expect(readFileSync(new URL('../src/words.gen.ts', import.meta.url), 'utf8')).toBe(wordsModule());
});

test('values are filled in, seeds without groups', () => {
  expect(say('de')('decisionOf', { n: 1234, of: 5000 })).toBe('1234 von 5000 Entscheidungen');
  expect(say('en')('nobodyWon')).toBe('Nobody wins.');
});
