/** What texts mean: precedence, lines, contextual words, tables, citations. Trees are written as short expressions. */
import { describe, expect, test } from 'vitest';
import { type Decl, type Expr, type Pattern, parse, type Stmt, type TypeExpr } from '../src/index.ts';

const pattern = (each: Pattern): string => {
  if (each.node === 'namePattern') return each.name.text + (each.args ? `(${each.args.map(pattern).join(' ')})` : '');
  if (each.node === 'bindPattern') return `${each.name.text}:${type(each.type)}`;
  if (each.node === 'rangePattern') return `${each.low}..${each.high ?? ''}`;
  return each.node.replace('Pattern', '');
};

const type = (each: TypeExpr): string => {
  switch (each.node) {
    case 'plainType':
      return each.word;
    case 'rangeType':
      return `${each.low}..${each.high}${each.by ? ` by ${each.by.join('/')}` : ''}`;
    case 'namedType':
      return each.name.text + (each.payload ? `(${each.payload.map((part) => type(part.type)).join(' ')})` : '');
    case 'optionalType':
      return `${type(each.of)}?`;
    case 'unionType':
      return each.parts.map(type).join('|');
    case 'setType':
    case 'listType':
      return `[${each.node} ${type(each.of)}]`;
    default:
      return each.node;
  }
};

const binary = (op: string, left: Expr, right: Expr): string => `(${op} ${expr(left)} ${expr(right)})`;

const expr = (each: Expr): string => {
  switch (each.node) {
    case 'number':
      return each.over === 1 ? `${each.value}` : `${each.value}/${each.over}`;
    case 'string':
      return JSON.stringify(each.text);
    case 'name':
      return each.name.text;
    case 'field':
      return `${expr(each.of)}.${each.name.text}`;
    case 'apply':
      return `${expr(each.callee)}(${each.args.map((arg) => (arg.label ? `${arg.label.text}:` : '') + expr(arg.value)).join(' ')})`;
    case 'index':
      return `${expr(each.of)}[${expr(each.index)}]`;
    case 'unary':
      return `(${each.op} ${expr(each.of)})`;
    case 'binary':
      return binary(each.op, each.left, each.right);
    case 'otherwise':
      return binary('otherwise', each.of, each.or);
    case 'is':
      return `(is${each.negated ? ' not' : ''} ${expr(each.of)} ${pattern(each.pattern)})`;
    case 'paren':
      return expr(each.inner);
    case 'ifExpr':
      return `(if ${expr(each.test)} ${expr(each.then)} ${expr(each.else)})`;
    case 'set':
    case 'list':
    case 'tuple':
      return `(${each.node}${each.items.map((item) => ` ${expr(item)}`).join('')})`;
    case 'quantor': {
      const binders = each.binders.map(({ name, over }) => `${name.text}=${expr(over)}`).join(' ');
      return `(${each.quantor} ${binders}${each.where ? ` where ${expr(each.where)}` : ''}${each.body ? ` : ${expr(each.body)}` : ''})`;
    }
    default:
      return each.node;
  }
};

const only = (text: string): Decl => {
  const file = parse('a.sand', text);
  expect(file.findings).toEqual([]);
  const [decl] = file.decls;
  if (!decl) throw new Error('nothing was declared');
  return decl;
};
const value = (text: string): string => {
  const decl = only(`expect ${text}`);
  return decl.node === 'expect' ? expr(decl.test) : '';
};
const stmts = (text: string): readonly Stmt[] => {
  const decl = only(`play {\n${text}\n}`);
  return decl.node === 'play' ? decl.body.stmts : [];
};

describe('expressions', () => {
  test.each([
    ['a or b and c', '(or a (and b c))'],
    ['not a == b and c', '(and (not (== a b)) c)'],
    ['a and not b in c', '(and a (not (in b c)))'],
    ['a + b * c - d', '(- (+ a (* b c)) d)'],
    ['- a * b', '(* (- a) b)'],
    ['- -1', '(- (- 1))'],
    ['a - b div 2 mod 3', '(- a (mod (div b 2) 3))'],
    ['x in 1..n - 1', '(in x (.. 1 (- n 1)))'],
    ['x not in {a, b}', '(not (in x (set a b)))'],
    ['a is b and c', '(and (is a b) c)'],
    ['a + 1 is not none', '(is not (+ a 1) none)'],
    ['a is empty or b is not empty', '(or (is a empty) (is not b empty))'],
    ['a is empty(_)', '(is a empty(any))'],
    ['p is h: Hex and q', '(and (is p h:Hex) q)'],
    ['all x in s where x is lost: y', '(all x=s where (is x lost) : y)'],
    ['some a in f(b), c in g(a) where a == c', '(some a=f(b) c=g(a) where (== a c))'],
    ['1 + count x in s where p and q', '(+ 1 (count x=s where (and p q)))'],
    ['count(s) + min(1, 2)', '(+ count(s) min(1 2))'],
    ['a otherwise b otherwise c', '(otherwise (otherwise a b) c)'],
    ['if a then b else c or d', '(if a b (or c d))'],
    ['f(x: 1, 2)[3].g', 'f(x:1 2)[3].g'],
    ['(a, b)', '(tuple a b)'],
    ['0.25', '25/100'],
    ['"a\\"b\\\\"', '"a\\"b\\\\"'],
    ['{x in s where p}', 'comprehension'],
    ['[x for y in s sorted by z]', 'comprehension'],
    ['{}', '(set)'],
    ['x is lost(a, 1..2, 5..)', '(is x lost(a 1..2 5..))'],
    ['order + step.from', '(+ order step.from)'],
  ])('%s', (text, tree) => expect(value(text)).toBe(tree));
});

describe('the end of an example', () => {
  const thenOf = (text: string) => {
    const decl = only(`example "x" {\n  run f()\n  then {\n${text}\n}\n}`);
    return decl.node === 'example' ? { endings: decl.endings, then: decl.then.map(expr) } : undefined;
  };

  test('stands among the conditions', () => {
    const by = { node: 'set' };
    expect(thenOf('a == b\nfinished won by { c } because "p/why"; goes on\nfinished drawn by { c, d }')).toMatchObject({
      endings: [
        { result: 'won', by, because: { text: 'p/why' } },
        { result: 'on' },
        { result: 'drawn', by, because: undefined },
      ],
      then: ['(== a b)'],
    });
  });

  test('leaves its words to names', () => {
    expect(thenOf('finished\nwon\nnot finished\ngoes.on\ngoes\non')).toEqual({
      endings: [],
      then: ['finished', 'won', '(not finished)', 'goes.on', 'goes', 'on'],
    });
  });
});

test('an answer of a policy may name it, and its word is a name elsewhere', () => {
  const decl = only(
    'example "x" {\n  run f()\n  { policy f/a: 1  policy bold f/b by c: 2  policy: 3  policy/a: 4 }\n}',
  );
  const answers = decl.node === 'example' ? decl.answers : [];
  expect(answers.map(({ what, policy, path }) => [what, policy?.text, path.text])).toEqual([
    ['policy', undefined, 'f/a'],
    ['policy', 'bold', 'f/b'],
    ['choice', undefined, 'policy'],
    ['choice', undefined, 'policy/a'],
  ]);
});

describe('types', () => {
  test.each([
    ['1..6', '1..6'],
    ['-7..7', '-7..7'],
    ['0..12 by 1/2', '0..12 by 1/2'],
    ['Front | coming(Turn) | lost', 'Front|coming(Turn)|lost'],
    ['| a | b?', 'a|b?'],
    ['set of A?', '[setType A?]'],
    ['list of 1..30 max 6', '[listType 1..30]'],
    ['map A -> B', 'mapType'],
    ['map | set', 'map|set'],
    ['function(s: A): bool', 'codeType'],
    ['{ a: A, b: B }', 'recordType'],
  ])('%s', (text, tree) => {
    const decl = only(`type T = ${text}`);
    expect(decl.node === 'type' ? type(decl.type) : '').toBe(tree);
  });
});

describe('lines', () => {
  test('brackets go on with an expression on their own line only', () => {
    expect(stmts('a = b\n(c).d = 3').map((each) => each.node)).toEqual(['assign', 'assign']);
    expect(stmts('a = b(c).d').map((each) => each.node)).toEqual(['assign']);
  });
  test('a value after return stands on its line', () => {
    expect(stmts('return\nf()').map((each) => each.node)).toEqual(['return', 'call']);
    expect(stmts('return f()').map((each) => each.node)).toEqual(['return']);
  });
  test('div at the start of a line is a name', () => {
    expect(stmts('a = b\ndiv = 3').map((each) => each.node)).toEqual(['assign', 'assign']);
  });
  test('separators on one line', () => {
    expect(stmts('a = 1; b = 2, c = 3').map((each) => each.node)).toEqual(['assign', 'assign', 'assign']);
  });
});

describe('contextual words', () => {
  test.each(['order = 3', 'put.x = 3', 'step += 1', 'log[2] = 1', 'random = 2', 'draw -= 1'])('%s assigns', (text) => {
    expect(stmts(text)[0]?.node).toBe('assign');
  });
  test.each([
    ['remove(x)', 'call'],
    ['remove (x)', 'remove'],
    ['put {a} into b', 'put'],
    ['break', 'break'],
    ['draw one from a to b', 'draw'],
    ['draw n from a', 'draw'],
    ['choose a by g { x }', 'menu'],
    ['choose one of s in order as x by g', 'choose'],
    ['choose 1..2 of order in s by g', 'choose'],
    ['simultaneously for p in P { }', 'simultaneously'],
    ['random 2 of s as x', 'random'],
    ['roll D6 3 times for each x in s by g', 'roll'],
    ['create Unit(a: b)', 'create'],
  ])('%s', (text, node) => expect(stmts(text).map((each) => each.node)).toEqual([node]));

  test('tokens tell words from names', () => {
    const kinds = parse('a', 'play { put order into from }').tokens.map(({ text, kind }) => `${text} ${kind}`);
    expect(kinds).toEqual([
      'play keyword',
      '{ punctuation',
      'put keyword',
      'order name',
      'into keyword',
      'from name',
      '} punctuation',
    ]);
  });
});

describe('declarations', () => {
  test('the line of the ruleset', () => {
    const decl = only('ruleset "r" version "1.0" language 1 layout "layout.json" sources { CASES "Cases" B "Book" }');
    expect(decl).toMatchObject({ name: 'r', version: '1.0', language: 1, layout: { text: 'layout.json' } });
    expect(decl.node === 'ruleset' && decl.sources.map(({ name, title }) => [name.text, title])).toEqual([
      ['CASES', 'Cases'],
      ['B', 'Book'],
    ]);
    expect(only('ruleset "r" version "1.0" language 1')).toMatchObject({ layout: undefined, sources: [] });
  });

  test('licence and authors of the ruleset, which may be left out', () => {
    const whole = only('ruleset "r" version "1.0" language 1 licence "MIT" authors "Ann", "Bob" sources { B "Book" }');
    expect(whole).toMatchObject({ licence: 'MIT', authors: ['Ann', 'Bob'], sources: [{ title: 'Book' }] });
    expect(only('ruleset "r" version "1.0" language 1')).toMatchObject({ licence: undefined, authors: [] });
    expect(only('state licence: int = 1')).toMatchObject({ name: { text: 'licence' } });
  });

  test('doc lines belong to the declaration after them', () => {
    expect(only('/// One\n/// two.\n\nkind A').doc).toBe('One\ntwo.');
  });

  test('rows of a table end with their line', () => {
    const decl = only('table A {\n  id x y\n  a -1 f(2) from "b"\n  c _ d reconstructed x, y: "why"\n}');
    if (decl.node !== 'table') throw new Error('no table');
    expect(decl.rows.map((row) => row.cells.map(({ value: cell }) => (cell ? expr(cell) : '_')))).toEqual([
      ['id', 'x', 'y'],
      ['a', '(- 1)', 'f(2)'],
      ['c', '_', 'd'],
    ]);
    expect(decl.rows.map((row) => row.provenance.map(({ how, columns, text }) => [how, columns.length, text]))).toEqual(
      [[], [['from', 0, 'b']], [['reconstructed', 2, 'why']]],
    );
  });

  test('chains of joins', () => {
    const decl = only('table line {\n  a -- b -> c --{opens: 3} d from "e"\n  f -- g\n}');
    if (decl.node !== 'table') throw new Error('no table');
    expect(
      decl.chains.map(({ first, links }) => [first.text, ...links.map(({ to, directed }) => to.text + directed)]),
    ).toEqual([
      ['a', 'bfalse', 'ctrue', 'dfalse'],
      ['f', 'gfalse'],
    ]);
  });

  test('a group of fields hands its audience on', () => {
    const decl = only('kind A {\n  a: int seen by x\n  seen by y { b: int, c: int seen by z }\n  d: int\n}');
    const seen =
      decl.node === 'kind' ? decl.fields.map((field) => field.name.text + (field.seen ? expr(field.seen) : '')) : [];
    expect(seen).toEqual(['ax', 'by', 'cz', 'd']);
  });

  test('wishes of policies belong to their line', () => {
    const decl = only(
      'policy p for A {\n  at f/plan where x {\n    1 go(a) where some b in c where d prefer most e, g\n    ties random\n  }\n}',
    );
    const [part] = decl.node === 'policy' ? decl.parts : [];
    expect(part?.at.text).toBe('f/plan');
    expect(part?.lines[0]?.prefer.map(({ most }) => most)).toEqual([true, undefined]);
    expect(part?.ties).toBe('random');
  });
});

describe('variants', () => {
  const variant = (body: string, head = '') => {
    const decl = only(`variant "a" of "b" "^1" ${head} { ${body} }`);
    if (decl.node !== 'variant') throw new Error('no variant');
    return decl;
  };
  const patch = (body: string) => variant(body).patches[0];

  test('the head', () => {
    const decl = only('variant "a" version "1.2" of "b" "^1.0" requires "c", "d" "^2" excludes "e" {}');
    expect(decl).toMatchObject({ name: 'a', version: '1.2', of: 'b', range: '^1.0', patches: [] });
    expect(decl).toMatchObject({
      requires: [
        { name: 'c', range: undefined },
        { name: 'd', range: '^2' },
      ],
      excludes: [{ name: 'e', range: undefined }],
    });
    expect(variant('')).toMatchObject({ version: undefined, requires: [], excludes: [] });
  });

  test.each([
    ['change M.a was "x" { v: 1 w: 2 }', { target: { target: 'path', path: { text: 'M.a' } }, was: { text: 'x' } }],
    ['change m in M where m.v == 1 { v: 2 }', { target: { target: 'rows', binders: [{ name: { text: 'm' } }] } }],
    ['remove m in M, n in N where m.v == n.v', { target: { target: 'rows' }, was: undefined }],
    ['remove expect/cities', { node: 'removePatch', target: { path: { text: 'expect/cities' } } }],
    ['add M.b { v: 3 } from "x"', { node: 'addRowPatch', path: { text: 'M.b' }, provenance: [{ text: 'x' }] }],
    ['add line a -- b -> c', { node: 'addChainPatch', relation: { text: 'line' }, chain: { first: { text: 'a' } } }],
    ['extend kind M { w: int = 0 }', { node: 'extendKindPatch', fields: [{ name: { text: 'w' } }] }],
    ['extend type T | x | y(M)', { node: 'extendTypePatch', type: { node: 'unionType' } }],
    ['extend type T | x', { node: 'extendTypePatch', type: { node: 'namedType' } }],
    ['replace function f(): int was "x" = original() + 1', { decl: { node: 'function', was: { text: 'x' } } }],
    ['replace procedure p() { original() }', { decl: { node: 'procedure', was: undefined } }],
    ['replace die D was "x" { 1..3, S }', { decl: { node: 'die', was: { text: 'x' } } }],
    ['replace step p/s was "x" { original() }', { when: 'replace', path: { text: 'p/s' }, was: { text: 'x' } }],
    ['before step p/s { f() }', { node: 'stepPatch', when: 'before', was: undefined }],
    ['after step p/s { f() }', { node: 'stepPatch', when: 'after', body: { stmts: [{ node: 'call' }] } }],
    ['require p: a or b else "not-a"', { node: 'requirePatch', test: { op: 'or' }, reason: { text: 'not-a' } }],
    ['set constant n = 4', { node: 'setPatch', sort: 'constant', value: { value: 4 } }],
    ['set ruling r was "x" = a', { sort: 'ruling', was: { text: 'x' } }],
    ['text p/may-not-do-2 pt-BR = "no"', { path: { text: 'p/may-not-do-2' }, lang: { text: 'pt-BR' } }],
    ['moved p/a-b to p/of-c', { node: 'movedPatch', path: { text: 'p/a-b' }, newPath: { text: 'p/of-c' } }],
    ['constant n: int = 3', { node: 'setting' }],
  ])('%s', (text, tree) => expect(patch(text)).toMatchObject(tree));

  test('patches on one line', () => {
    const { patches } = variant('remove a in A where a.c is none  remove expect/b; set option o = 1  kind K');
    expect(patches.map((each) => each.node)).toEqual(['removePatch', 'removePatch', 'setPatch', 'kind']);
  });

  test('doc lines belong to the patch after them', () => {
    expect(patch('\n/// Why.\nset constant n = 4\n')?.doc).toBe('Why.');
  });

  test('words of patches are names elsewhere', () => {
    const names = stmts('add = 1\nchange(x)\nbefore += after\ntext.moved = replace');
    expect(names.map((each) => each.node)).toEqual(['assign', 'call', 'assign', 'assign']);
  });
});

test('citations', () => {
  const file = parse('a', 'kind A §1.2\n\n  §CASES.4.B\nkind B §6.\n');
  expect(file.citations.map(({ section, line, alone }) => [section, line, alone])).toEqual([
    ['1.2', 0, false],
    ['CASES.4.B', 2, true],
    ['6', 3, false],
  ]);
});
