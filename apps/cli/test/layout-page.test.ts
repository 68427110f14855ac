import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layoutSchema } from '@sandtable/schema/layout';
import { blocksOf } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { ownFolder } from './own-folder.ts';

/** Every layout that docs/reference/layout.md shows fits its sample ruleset, and no key of the format is left out. */
const docs = join(import.meta.dirname, '../../../docs/reference');
const page = readFileSync(join(docs, 'layout.md'), 'utf8');
const explained = page + readFileSync(join(docs, 'language/boards.md'), 'utf8');
const blocks = blocksOf('layout', page);
const layouts = blocks.filter(({ sort }) => sort === 'json');
const { sandtable, write } = ownFolder();

test.each(layouts)('$mode $rest', async ({ mode, text }) => {
  const rules = blocks.find((block) => block.sort === 'sand' && block.mode === mode)?.text ?? '';
  await write('rules.sand', rules);
  await write('layout.json', text);
  const { findings } = JSON.parse((await sandtable('check', '.', '--json')).out);
  expect(findings.filter(({ severity }: { severity: string }) => severity !== 'note')).toEqual([]);
  expect((await sandtable('test', '.')).code).toBe(0);
});

test('every section has a picture', () => {
  const pictures = [...page.matchAll(/!\[[^\]]+\]\((.+?)\)/g)].map(([, path = '']) => path);
  expect(pictures).toHaveLength(layouts.length);
  expect(pictures.filter((path) => !existsSync(join(docs, path)))).toEqual([]);
});

test('every key of the format, and each of its fixed values, is explained', () => {
  const words = [...new Set(wordsOf(layoutSchema))].filter((word) => !SYMBOLS.has(word));
  expect(words.length).toBeGreaterThan(80);
  expect(words.filter((word) => !isExplained(word))).toEqual([]);
});

/** Boards lists the symbols; a test of their own compares that list. */
const SYMBOLS = new Set(layoutSchema.properties.kinds.additionalProperties.properties.symbol.enum.map(String));

/** What is set as code within the text, outside of blocks. */
const spans = [...explained.replaceAll(/^```.*?^```$/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
const said = new Set(spans.flatMap((text) => text.split(/[^\w$-]+/)));
const isExplained = (word: string): boolean => said.has(word);

/** The names of all properties and the fixed values below a part of the schema. */
function wordsOf(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(wordsOf);
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'properties') return [...Object.keys(value), ...Object.values(value).flatMap(wordsOf)];
    return key === 'enum' ? (value as readonly unknown[]).map(String) : wordsOf(value);
  });
}
