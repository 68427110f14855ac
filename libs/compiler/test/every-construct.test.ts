import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Child, changed, exprTags, type Model, stmtTags, walk } from '@sandtable/model';
import { shownRules } from '@sandtable/testkit';
import { describe, expect, test } from 'vitest';
import { compile } from '../src/index.ts';

/** What the pages of the language show has one of every construct, and each of them goes through all stages here. */
const folder = join(import.meta.dirname, '../../../docs/reference/language');
const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
const compiled = shownRules(
  Object.fromEntries(pages.map((page) => [page, readFileSync(join(folder, page), 'utf8')])),
).map((files) => compile(files));
const models = compiled.flatMap(({ model }) => model ?? []);

const nodesIn = (model: Model): readonly Child[] => {
  const found: Child[] = [];
  walk('model', model, (...node: Child) => void found.push(node));
  return found;
};

/** What has a tag, found by looking at everything there is, with the fields that lead to it. */
function tagged(value: unknown, path: string, found: Map<unknown, string>): typeof found {
  if (typeof value !== 'object' || value === null) return found;
  if ('span' in value && ('e' in value || 's' in value)) found.set(value, path);
  for (const [key, inner] of Object.entries(value)) tagged(inner, `${path} ${key}`, found);
  return found;
}

describe('every construct', () => {
  const nodes = models.flatMap(nodesIn);

  test('occurs as an expression', () => {
    const found = new Set(nodes.flatMap(([sort, node]) => (sort === 'expr' ? [node.e] : [])));
    expect(exprTags.filter((tag) => !found.has(tag))).toEqual([]);
  });

  test('occurs as a statement', () => {
    const found = new Set(nodes.flatMap(([sort, node]) => (sort === 'stmt' ? [node.s] : [])));
    expect(stmtTags.filter((tag) => !found.has(tag))).toEqual([]);
  });

  test('is checked and emitted', () => {
    expect(compiled.filter(({ javascript }) => javascript === undefined)).toEqual([]);
  });

  test('is come to by the walk, and nothing else is', () => {
    for (const model of models) {
      const walked = new Set<unknown>(nodesIn(model).map(([, node]) => node));
      const all = tagged(model, '', new Map());
      expect([...all].flatMap(([node, path]) => (walked.has(node) ? [] : [path]))).toEqual([]);
      const extra = nodesIn(model).filter(([sort, node]) => (sort === 'expr' || sort === 'stmt') && !all.has(node));
      expect(extra).toEqual([]);
    }
  });

  test('stays the same object where nothing is changed', () => {
    for (const model of models) expect(changed('model', model, { expr: () => undefined })).toBe(model);
  });
});
