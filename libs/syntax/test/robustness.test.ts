/** Nothing makes the parser throw, and nothing makes it lose text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Grammar } from '../src/grammar/grammar.ts';
import { parse } from '../src/index.ts';

const folder = join(import.meta.dirname, 'fixtures');
const fixtures = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

const rebuilds = (text: string): boolean => {
  let at = 0;
  for (const token of parse('a.sand', text).tokens) {
    if (text.slice(at, token.start).trim() !== '' || text.slice(token.start, token.end) !== token.text) return false;
    at = token.end;
  }
  return true;
};

const insideText = (text: string): boolean =>
  parse('a.sand', text).findings.every(
    ({ span }) => 0 <= span.start && span.start <= span.end && span.end <= text.length,
  );

test.each(fixtures)('$name has no finding', ({ name, text }) => {
  const file = parse(name, text);
  expect(file.findings).toEqual([]);
  expect(file.decls.length).toBeGreaterThan(2);
  expect(rebuilds(text)).toBe(true);
});

test('Chevrotain sees no ambiguity beside those that the order of alternatives settles', () => {
  let message = '';
  try {
    new Grammar(false);
  } catch (error) {
    message = String(error);
  }
  const found = message.matchAll(/inside <(\w+)> Rule,\s+<(\S+)> may appears/g);
  const count = message.split('-------------------------------').length;
  const pinned = ['int', 'bool', 'text'].map((each) => `typePrim ${each}`);
  pinned.push('blockOrStmt {');
  const statements = 'break conceal finish log match phase put remove reveal shuffle simultaneously step';
  pinned.push(...statements.split(' ').map((each) => `stmt ${each}`));
  expect([...found].map(([, rule, word]) => `${rule} ${word}`).sort()).toEqual(pinned.sort());
  expect(count).toBe(pinned.length);
});

describe('deep nesting', () => {
  const count = 40_000;
  const shapes: Readonly<Record<string, string>> = {
    parens: `function f(): int = ${'('.repeat(count)}1${')'.repeat(count)}`,
    unclosed: `function f(): int = ${'('.repeat(count)}`,
    blocks: `play ${'{ if a '.repeat(count)}`,
    not: `function f(): bool = ${'not '.repeat(count)}true`,
    minus: `function f(): int = ${'- '.repeat(count)}1`,
    sum: `function f(): int = 1${' + 1'.repeat(count)}`,
    fields: `function f(): int = a${'.a'.repeat(count)}`,
    ifs: `function f(): int = ${'if a then 1 else '.repeat(count)}1`,
    elses: `play { ${'if a {} else '.repeat(count)}{} }`,
    sets: `type A = ${'set of '.repeat(count)}int`,
    patterns: `function f(): bool = a is ${'a('.repeat(count)}${')'.repeat(count)}`,
    quantors: `function f(): bool = ${'some x in S where '.repeat(count)}true`,
  };
  test.each(Object.entries(shapes))('%s', (_, text) => {
    const file = parse('a.sand', `${text}\nconstant a: int = 3`);
    expect(file.findings.map((each) => each.code)).toContain('syntax/too-deep');
    expect(file.findings.length).toBe(1);
    expect(file.decls.at(-1)?.node).toBe('setting');
  });

  test('nesting below the limit is read', () => {
    const nested = (n: number) => parse('a.sand', `function f(): int = ${'('.repeat(n)}1${')'.repeat(n)}`).findings;
    expect(nested(190)).toEqual([]);
  });
});

const mangled = fc
  .record({
    fixture: fc.constantFrom(...fixtures),
    from: fc.double({ min: 0, max: 1, noNaN: true }),
    ops: fc.array(fc.tuple(fc.nat(400), fc.constantFrom('drop', 'swap', 'double', 'brace', 'junk')), {
      minLength: 1,
      maxLength: 6,
    }),
  })
  .map(({ fixture, from, ops }) => {
    const pieces = fixture.text.split(/(\s+|\b)/);
    const cut = Math.floor(from * Math.max(0, pieces.length - 500));
    const part = pieces.slice(cut, cut + 500);
    for (const [at, op] of ops) {
      if (op === 'drop') part.splice(at, 1);
      if (op === 'swap') [part[at], part[at + 1]] = [part[at + 1] ?? '', part[at] ?? ''];
      if (op === 'double') part.splice(at, 0, part[at] ?? '');
      if (op === 'brace') part.splice(at, 0, '{');
      if (op === 'junk') part.splice(at, 0, ' § ');
    }
    return part.join('');
  });

test('mangled rules', () => {
  fc.assert(
    fc.property(mangled, (text) => rebuilds(text) && insideText(text)),
    { numRuns: 400, seed: 1 },
  );
}, 60_000);

test('any text', () => {
  const letters = fc.constantFrom(
    ...'{}()[]:,;.?|_+-*/&=<>"\\/§#\n \t1a',
    'kind ',
    'play ',
    'function ',
    'let ',
    'if ',
    'match ',
    '--',
    '..',
    '\r\n',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(letters, { maxLength: 60 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(text, (each) => insideText(each)),
    { numRuns: 2000, seed: 2 },
  );
}, 60_000);

test('what is missing at the end of a text has its place behind what was read', () => {
  const text = 'constant hits: 2..6 = ';
  const [decl] = parse('a.sand', text).decls;
  expect(decl?.node === 'setting' && decl.value).toMatchObject({ node: 'missing', span: { start: 21, end: 21 } });
});
