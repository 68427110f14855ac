/**
 * Broken texts as data. `«…»` marks the one place a finding is expected at (empty marks: between two letters);
 * `keeps` are the declarations that must survive.
 */
import { expect, test } from 'vitest';
import { type Decl, parse } from '../src/index.ts';

interface Case {
  readonly name: string;
  readonly text: string;
  readonly code?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly keeps?: string;
}

const cases: readonly Case[] = [
  { name: 'value missing at the end of a line', text: 'constant a: 1..3 =«»\nconstant b: 1..3 = 2', keeps: 'a b' },
  { name: 'type missing', text: 'state a: «=» 3\nstate b: int', keeps: 'a b', fields: { expected: 'type' } },
  {
    name: 'misspelt declaration',
    text: '«procedur» foo() { bar() }\nprocedure bar() {}',
    keeps: 'foo bar',
    fields: { near: 'procedure' },
  },
  {
    name: 'misspelt statement',
    text: 'procedure foo() {\n  «retrun» 3\n}\nprocedure bar() {}',
    keeps: 'foo bar',
    fields: { near: 'return' },
  },
  {
    name: 'misspelt word inside a declaration',
    text: 'table A «form» "a.json"\ntable B from "b.json"',
    keeps: 'B',
    fields: { found: 'form', expected: 'from', near: 'from' },
  },
  {
    name: 'let without a value keeps its name and what follows',
    text: 'procedure foo() {\n  let x =«»\n  let y = 3\n  bar(x, y)\n}\nprocedure bar() {}',
    keeps: 'foo bar',
  },
  {
    name: 'unclosed parenthesis',
    text: 'procedure foo() {\n  bar(1, 2«»\n  bar(3)\n}\nplay {}',
    code: 'syntax/unclosed',
    keeps: 'foo play',
  },
  {
    name: 'unclosed brace of an inner block',
    text: 'procedure foo() {\n  if a {\n    bar()«»\n  bar()\n}\nprocedure bar() {}',
    code: 'syntax/unclosed',
    keeps: 'foo bar',
  },
  {
    name: 'unclosed brace of a declaration',
    text: 'procedure foo() {\n  bar()«»\n\nprocedure bar() {}\nplay { foo() }',
    code: 'syntax/unclosed',
    keeps: 'foo bar play',
  },
  {
    name: 'unclosed parameters',
    text: 'procedure foo(a: int«» {\n  bar()\n}\nplay {}',
    code: 'syntax/unclosed',
    keeps: 'foo play',
  },
  {
    name: 'stray bracket',
    text: 'function f(): int = 3«)»\nfunction g(): int = 4',
    keeps: 'f g',
    fields: { found: ')' },
  },
  {
    name: 'stray brace',
    text: 'procedure f() {\n  g()\n}\n«}»\nprocedure g() {}',
    keeps: 'f g',
    fields: { found: '}' },
  },
  {
    name: 'unterminated string',
    text: 'ruling a: int = 3 because «"what»\nplay {}',
    code: 'syntax/unterminated-string',
    keeps: 'a play',
  },
  {
    name: 'unknown characters',
    text: 'constant a: int = 3 «€»€€\nplay {}',
    code: 'syntax/unknown-character',
    fields: { character: '€' },
    keeps: 'a play',
  },
  { name: 'broken parameters', text: 'function f(a: int, «3»): int = a\nplay {}', keeps: 'f play' },
  { name: 'broken arguments', text: 'procedure f() {\n  g(1, «,» 2)\n  h()\n}\nplay {}', keeps: 'f play' },
  {
    name: 'broken field',
    text: 'kind A {\n  a: int\n  «b» int\n  c: int\n}\nplay {}',
    code: 'syntax/instead',
    keeps: 'A play',
    fields: { write: 'b: …' },
  },
  { name: 'broken row', text: 'table A {\n  id  b\n  x   «?»  3\n  y   4\n}\nplay {}', keeps: 'A play' },
  {
    name: 'broken arm',
    text: 'function f(a: A): int = match a {\n  x -> 1\n  y «2»\n  z -> 3\n}\nplay {}',
    keeps: 'f play',
    fields: { expected: '->' },
  },
  {
    name: 'broken menu arm',
    text: 'procedure f() {\n  choose a by g {\n    x(«)»\n    y -> g()\n  }\n}\nplay {}'.replace('(«)»', '(a «b»)'),
    keeps: 'f play',
  },
  {
    name: 'junk in a block',
    text: 'procedure f() {\n  «..» 3\n  g()\n}\nplay {}',
    keeps: 'f play',
    fields: { expected: 'statement' },
  },
  {
    name: 'expression as a statement',
    text: 'procedure f() {\n  a «+» 3\n  g()\n}\nplay {}',
    keeps: 'f play',
    fields: { expected: '=' },
  },
  { name: 'junk at the top', text: '«foo» bar\nplay {}', keeps: 'play', fields: { expected: 'declaration' } },
  {
    name: 'junk after a declaration',
    text: 'type A = 1..3 «foo» bar\nplay {}',
    keeps: 'A play',
    fields: { expected: 'declaration' },
  },
  { name: 'end of text', text: 'play { a = 1 }\nfunction f(): int =«»', keeps: 'play f' },
  {
    name: 'misspelt patch',
    text: 'variant "a" of "b" "^1" {\n  «chnage» M.a { v: 1 }\n  set constant c = 2\n}\nplay {}',
    keeps: 'variant changePatch setPatch play',
    fields: { near: 'change', expected: 'patch' },
  },
  {
    name: 'broken patch before another',
    text: 'variant "a" of "b" "^1" {\n  remove M.a «where»\n    x\n  set constant c = 2\n}\nplay {}',
    keeps: 'variant removePatch setPatch play',
    fields: { expected: 'patch' },
  },
  {
    name: 'patch without a value',
    text: 'variant "a" of "b" "^1" {\n  remove M.a\n  set constant c =«»\n}\nplay {}',
    keeps: 'variant removePatch setPatch play',
  },
  {
    name: 'broken value of a row',
    text: 'variant "a" of "b" "^1" {\n  add M.b {\n    v: «,»\n    w: 2\n  }\n  remove M.a\n}',
    keeps: 'variant addRowPatch removePatch',
    fields: { expected: 'expression' },
  },
  {
    name: 'hook without a step',
    text: 'variant "a" of "b" "^1" {\n  before «battle»/odds { f() }\n  remove M.a\n}\nplay {}',
    keeps: 'variant removePatch play',
    fields: { expected: 'step' },
  },
  {
    name: 'patch that nothing can be',
    text: 'variant "a" of "b" "^1" {\n  replace «kind» K { a: int }\n  remove M.a\n}\nplay {}',
    keeps: 'variant removePatch play',
    fields: { expected: 'declaration' },
  },
  {
    name: 'unclosed variant',
    text: 'variant "a" of "b" "^1" {\n  remove M.a«»\n\nplay {}',
    code: 'syntax/unclosed',
    keeps: 'variant removePatch play',
  },
  {
    name: 'variant without its range',
    text: 'variant "a" of "b" «{» remove M.a }\nplay {}',
    keeps: 'play',
    fields: { expected: 'string' },
  },
  {
    name: 'declaration that is only begun',
    text: 'constant limit: 0..9 =«»\nplay {}',
    keeps: 'limit play',
    fields: { ends: 'part', after: '=', expected: 'expression' },
  },
  {
    name: 'first word of a declaration',
    text: 'constant«»\nplay {}',
    keeps: 'play',
    fields: { ends: 'part', after: 'constant', expected: 'name' },
  },
  {
    name: 'line that is only begun',
    text: 'play {\n  let x =«»\n  let y = 3\n}',
    keeps: 'play',
    fields: { ends: 'line', after: '=', expected: 'expression' },
  },
  {
    name: 'reserved word as a name',
    text: 'constant «of»: int = 3\nplay {}',
    keeps: 'play',
    fields: { expected: 'name' },
  },
];

const nameOf = (decl: Decl): string => {
  if (decl.node === 'variant') return ['variant', ...decl.patches.map((each) => each.node)].join(' ');
  return 'name' in decl && typeof decl.name === 'object' ? decl.name.text : decl.node;
};

test.each(cases)('$name', ({ text, code = 'syntax/unexpected', fields = {}, keeps }) => {
  const start = text.indexOf('«');
  const end = text.indexOf('»') - 1;
  const file = parse('a.sand', text.replace(/[«»]/g, ''));
  expect(file.findings.map((each) => [each.code, each.span.start, each.span.end])).toEqual([[code, start, end]]);
  expect(file.findings[0]?.fields).toMatchObject(fields);
  if (keeps !== undefined) expect(file.decls.map(nameOf).join(' ')).toBe(keeps);
});

test('an unclosed bracket points back to where it was opened', () => {
  const [finding] = parse('a.sand', 'play {\n  f(\n}').findings;
  expect(finding?.fields).toEqual({ bracket: '(' });
  expect(finding?.labels.map((label) => label.span.start)).toEqual([10]);
});

test('a misspelling comes with its repair', () => {
  const [finding] = parse('a.sand', 'knid A').findings;
  expect(finding?.fixes[0]?.edits).toEqual([{ span: { file: 'a.sand', start: 0, end: 4 }, text: 'kind' }]);
});

test('two mistakes in two statements are two findings', () => {
  const file = parse('a.sand', 'play {\n  let x =\n  let y = +\n  f(x, y)\n}');
  expect(file.findings).toHaveLength(2);
  const [play] = file.decls;
  expect(play?.node === 'play' ? play.body.stmts.map((each) => each.node) : []).toEqual(['let', 'let', 'call']);
});

test('binary data and giant files are not read', () => {
  expect(parse('a', 'play {}\0').findings[0]?.code).toBe('syntax/binary');
  expect(parse('a', ' '.repeat(1_000_001)).findings[0]?.code).toBe('syntax/too-big');
});
