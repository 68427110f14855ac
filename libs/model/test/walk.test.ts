import {
  anyInt,
  bool,
  boundBy,
  changed,
  type Expr,
  eachChild,
  expressionsBelow,
  expressionsIn,
  type Pattern,
  type Stmt,
  someNode,
  statementsIn,
  treeKey,
  walk,
} from '@sandtable/model';
import { describe, expect, test } from 'vitest';
import type { exprs } from '../src/nodes.ts';

const span = { file: 'a.sand', start: 0, end: 1 };
const local = (number: number): Expr => ({ e: 'local', local: number, type: anyInt, span });
const number = (value: number): Expr => ({ e: 'value', value, type: anyInt, span });
const equal = (left: Expr, right: Expr): Expr => ({ e: 'compare', op: '==', left, right, type: bool, span });
const counted: Expr = {
  e: 'quant',
  quant: 'count',
  binders: [{ local: 1, over: local(0) }],
  where: equal(local(1), number(3)),
  body: undefined,
  prefer: [{ most: true, by: local(2) }],
  type: anyInt,
  span,
};
const pattern: Pattern = {
  p: 'tag',
  of: { t: 'bool' },
  part: 0,
  fields: [
    { p: 'any', bind: 5 },
    { p: 'codes', stretches: [], bind: undefined },
  ],
};
const body: readonly Stmt[] = [
  { s: 'set', place: { place: 'local', local: 4 }, value: counted, span },
  {
    s: 'match',
    subject: local(4),
    arms: [{ patterns: [pattern], where: undefined, body: [{ s: 'break', span }] }],
    span,
  },
];
const block: Expr = { e: 'block', body, type: anyInt, span };

const readsOf = (e: Expr): readonly number[] =>
  expressionsIn('expr', e).flatMap((one) => (one.e === 'local' ? [one.local] : []));

describe('walks', () => {
  test('come to all expressions in the order of their fields, and to all statements', () => {
    expect(readsOf(block)).toEqual([0, 1, 2, 4]);
    expect(statementsIn('expr', block).map(({ s }) => s)).toEqual(['set', 'match', 'break']);
    expect(expressionsBelow('expr', counted)).toEqual([local(0), equal(local(1), number(3)), local(2)]);
  });

  test('say which locals are given values', () => {
    const bound: number[] = [];
    walk('expr', block, (sort, node) => void bound.push(...[boundBy(sort, node)].filter((one) => one !== undefined)));
    expect(bound).toEqual([4, 1, 5]);
  });

  test('go no further below a node that is not wanted', () => {
    const seen: string[] = [];
    walk('expr', block, (sort, node) => {
      seen.push(sort === 'expr' ? node.e : sort);
      return sort !== 'stmt';
    });
    expect(seen).toEqual(['block', 'stmt', 'stmt']);
  });

  test('find the first node that passes', () => {
    expect(someNode('expr', block, (sort, node) => sort === 'stmt' && node.s === 'break')).toBe(true);
    expect(someNode('expr', block, (sort, node) => sort === 'expr' && node.e === 'map')).toBe(false);
  });
});

describe('changed trees', () => {
  const renamed = changed('expr', block, {
    expr: (e) => (e.e === 'local' ? { ...e, local: e.local + 10 } : undefined),
    local: (bound) => bound + 10,
  });

  test('have other locals wherever these are read or bound', () => {
    expect(readsOf(renamed)).toEqual([10, 11, 12, 14]);
    const binders: unknown[] = [];
    walk('expr', renamed, (sort, node) => void binders.push(boundBy(sort, node)));
    expect(binders.filter((one) => one !== undefined)).toEqual([14, 11, 15]);
  });

  test('keep the objects of what did not change', () => {
    expect(changed('expr', block, { expr: () => undefined, local: (bound) => bound })).toBe(block);
    const other = changed('expr', block, { expr: (e) => (e.e === 'compare' ? number(1) : undefined) });
    expect(other).not.toBe(block);
    if (other.e === 'block') expect(other.body[1]).toBe(body[1]);
  });

  test('differ in their keys, which places in the text do not', () => {
    expect(treeKey(renamed)).not.toBe(treeKey(block));
    expect(treeKey({ ...number(1), span: { ...span, start: 7 } })).toBe(treeKey(number(1)));
  });
});

test('the table of fields does not compile where one is missing, or is of another sort', () => {
  // @ts-expect-error A row without one of its fields.
  const incomplete: typeof exprs.if = { test: 'expr', then: 'expr' };
  // @ts-expect-error An arm isn't an expression.
  const wrong: typeof exprs.match = { subject: 'expr', arms: 'expr' };
  expect([incomplete, wrong]).toHaveLength(2);
  const found: unknown[] = [];
  eachChild('expr', counted, (sort, _) => void found.push(sort));
  expect(found).toEqual(['binder', 'expr', 'preference']);
});
