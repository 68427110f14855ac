import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import highlighter from 'highlight.js/lib/core';
import { beforeAll, expect, test } from 'vitest';
import { highlightJs } from '../src/highlight.ts';
import { parse } from '../src/index.ts';
import { DECLARATION_WORDS, PATCH_WORDS, RESERVED_WORDS, STATEMENT_WORDS } from '../src/words.ts';

const rulesets = join(import.meta.dirname, '../../../rulesets');
beforeAll(() => highlighter.registerLanguage('sand', highlightJs as never));

interface Part {
  readonly scope: string;
  readonly text: string;
}
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#x27': "'" };
const plain = (html: string): string => html.replaceAll(/&([#\w]+);/g, (_, name: string) => ENTITIES[name] ?? '?');

/** What is colored, outermost scopes only, in order. */
function parts(text: string): readonly Part[] {
  const html = highlighter.highlight(text, { language: 'sand' }).value;
  const inner = html.replaceAll(/<span class="hljs-char escape_">(.*?)<\/span>/g, '$1');
  return [...inner.matchAll(/<span class="hljs-([^"]+)">([^<]*)<\/span>/g)].map(([, scope = '', said = '']) => ({
    scope,
    text: plain(said),
  }));
}
const scopeOf = (line: string, said: string) => parts(line).find(({ text }) => text === said)?.scope;

test.each([...DECLARATION_WORDS, ...STATEMENT_WORDS, ...PATCH_WORDS])('%s begins a line as a keyword', (said) => {
  expect(scopeOf(`  ${said} x`, said)).toBe('keyword');
});

test.each(RESERVED_WORDS)('%s is colored wherever it is', (said) => {
  expect(scopeOf(`x ${said} y`, said)).toMatch(/^(?:keyword|literal)$/);
});

test.each([
  ['let order = 1', 'order', 'variable'],
  ['x = phase', 'phase', 'variable'],
  ['constant größe: 1..9 = 3', 'größe', 'variable'],
  ['kind Übergang { }', 'Übergang', 'title class_'],
  ['march(a)', 'march', 'title function_'],
  ['x: int', 'int', 'type'],
  ['rest §8.1', '§8.1', 'symbol'],
  ['a -> b', '->', 'operator'],
  ['town2 = 3', 'town2', 'variable'],
  ['"phase \\" 3" // no', '"phase \\" 3"', 'string'],
])('in %j, %j is a %s', (line, said, scope) => expect(scopeOf(line, said)).toBe(scope));

test('strings and comments of the shipped rulesets are those of the lexer', () => {
  const paths = globSync('*/*.sand', { cwd: rulesets });
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const text = readFileSync(join(rulesets, path), 'utf8');
    const colored = parts(text).filter(({ scope }) => scope === 'string');
    const { tokens } = parse(path, text);
    const strings = tokens.filter(({ kind }) => kind === 'string').map(({ start, end }) => text.slice(start, end));
    expect([path, ...colored.map((one) => one.text)]).toEqual([path, ...strings]);
  }
});
