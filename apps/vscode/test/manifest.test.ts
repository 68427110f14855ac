import { readFileSync } from 'node:fs';
import { finding } from '@sandtable/diagnostics';
import { renderPlain } from '@sandtable/messages';
import { parse } from '@sandtable/syntax';
import { describe, expect, test } from 'vitest';
import { grammar } from '../manifest/grammar.ts';
import { extensionManifest } from '../manifest/manifest.ts';

const snippets = JSON.parse(readFileSync(new URL('../manifest/snippets.json', import.meta.url), 'utf8')) as Record<
  string,
  { readonly body: readonly string[] }
>;

/** The text of a snippet when each of its fields is left as it is. */
const filled = (body: readonly string[]): string =>
  body.join('\n').replaceAll(/\$\{\d+(?::([^}]*))?\}|\$\d/g, (_, value = '') => value);

describe('snippets', () => {
  test.each(Object.entries(snippets))('%s is a declaration', (_, { body }) => {
    expect(parse('rules.sand', filled(body)).findings).toEqual([]);
  });
});

describe('the problem matcher', () => {
  const [matcher] = extensionManifest('1.0.0').contributes.problemMatchers;
  const [head, sentence] = matcher?.pattern ?? [];

  test('reads what check writes', () => {
    const found = finding('name/unknown', { file: 'rulesets/my game/rules.sand', start: 4, end: 9 }, { name: 'three' });
    const [first = '', second = ''] = renderPlain(found, 'one\nthree', 'en').split('\n');
    expect(new RegExp(head?.regexp ?? '').exec(first)?.slice(1)).toEqual([
      'rulesets/my game/rules.sand',
      '2',
      '1',
      'error',
      'name/unknown',
    ]);
    expect(new RegExp(sentence?.regexp ?? '').exec(second)?.[1]).toBe('Unknown name “three”.');
  });
});

describe('the grammar', () => {
  const scopesOf = (line: string): readonly string[] =>
    grammar().patterns.flatMap(({ name, match }) =>
      match !== undefined && new RegExp(match).test(line) ? [name] : [],
    );

  test.each([
    ['kind Army { side: Side }', 'storage.type.sand'],
    ['  replace function reach', 'keyword.other.patch.sand'],
    ['  roll D6', 'keyword.control.sand'],
    ['x >= 1.5', 'constant.numeric.sand'],
    ['strike(n5)', 'entity.name.function.sand'],
    ['// why', 'comment.line.double-slash.sand'],
  ])('%j has %s', (line, scope) => expect(scopesOf(line)).toContain(scope));

  test('contextual words are names inside a line', () => {
    expect(scopesOf('x.order')).not.toContain('keyword.control.statement.sand');
  });
});
