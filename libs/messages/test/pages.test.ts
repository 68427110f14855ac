import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pagesModule } from '../make-pages.ts';
import { isFindingCode } from '../src/index.ts';
import { de, en } from '../src/pages.gen.ts';

test('the generated module holds the pages of the manual', () => {
  expect(readFileSync(join(import.meta.dirname, '../src/pages.gen.ts'), 'utf8')).toBe(pagesModule());
});

test('both languages have the same pages, each about a code that has wording', () => {
  expect(Object.keys(de)).toEqual(Object.keys(en));
  expect(Object.keys(en).filter((code) => !isFindingCode(code))).toEqual([]);
});

test.each(Object.entries({ ...en }))('%s says more than the finding does', (code, page) => {
  expect(page.split('\n')[0]).toBe(`# ${code}`);
  expect(page.split('\n')[2]?.length).toBeGreaterThan(60);
});
