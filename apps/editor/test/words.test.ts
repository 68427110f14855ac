import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { frenchModule, wordsModule } from '../make-words.ts';
import { de, en } from '../src/words.gen.ts';
import { fetchWords, say } from '../src/words.ts';
import { fr } from '../src/words-fr.gen.ts';

const written = (text: string) =>
  new Map(
    [...text.matchAll(/^([a-zA-Z][\w-]*) = ((?:.|\n +)*)/gm)].map(([, id, value]) => [
      id,
      [...new Set([...(value ?? '').matchAll(/\$(\w+)/g)].map(([, name]) => name))].sort(),
    ]),
  );

test('no word stands twice in a language', () => {
  for (const text of [de, en, fr]) {
    const ids = [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, id]) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  }
});

test('German says all that English says, with the same values', () => {
  expect(written(de)).toEqual(written(en));
});

test('what French says is said in English with the same values, and nearly all of it is there', () => {
  const [french, english] = [written(fr), written(en)];
  for (const [id, values] of french) expect([id, values]).toEqual([id, english.get(id)]);
  expect([...english.keys()].filter((id) => !french.has(id))).toEqual([]);
});

test('French is fetched; until then, and for what it does not say, there is English', async () => {
  expect(say('fr')('undo')).toBe('Undo');
  await fetchWords('fr');
  expect(say('fr')('undo')).toBe('Annuler');
  expect(say('nl')('undo')).toBe('Undo');
  expect(say('qps')('undo')).toBe('⟦Úñdó ẋẋ⟧');
});

test('the words are those of the files', () => {
  expect(readFileSync(new URL('../src/words.gen.ts', import.meta.url), 'utf8')).toBe(wordsModule());
  expect(readFileSync(new URL('../src/words-fr.gen.ts', import.meta.url), 'utf8')).toBe(frenchModule());
});

test('values are filled in, seeds without groups', () => {
  expect(say('de')('decisionOf', { n: 1234, of: 5000 })).toBe('Zug 1234 von 5000');
  expect(say('en')('nobodyWon')).toBe('Nobody wins.');
});
