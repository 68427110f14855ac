import {
  anyInt,
  bool,
  type Expr,
  INT_MAX,
  INT_MIN,
  type Local,
  type Model,
  none,
  optional,
  type Pattern,
  type Stmt,
  setOf,
  type Type,
  text,
} from '@sandtable/model';
import {
  arith,
  at,
  branches,
  compare,
  fieldOf,
  four,
  local,
  locals,
  make,
  modelWith,
  num,
  small,
  span,
  thing,
  things,
  truth,
  value,
} from '@sandtable/testkit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evaluateConstant } from '../src/index.ts';

const result = (expr: Expr, own: readonly Local[] = [], model: Model = modelWith()) => {
  const found = evaluateConstant(model, expr, own);
  return 'value' in found ? found.value : found.fault;
};
const boom = compare('==', arith('div', num(1), num(0)), num(0));
const every = make(setOf(four), { e: 'every' });
const x = local(0, four);
const worth = fieldOf(0, x);
const binder = { local: 0, over: every };
type Q = Extract<Expr, { e: 'quant' }>['quant'];
const quant = (q: Q, type: Type, more: Partial<Extract<Expr, { e: 'quant' }>> = {}): Expr =>
  ({
    e: 'quant',
    quant: q,
    binders: [binder],
    where: undefined,
    body: undefined,
    prefer: [],
    type,
    span,
    ...more,
  }) as Expr;
const own = locals(four, four);
const rich = compare('>=', worth, num(5));

it('calculates with numbers that have a limit, floors and takes the sign of the divisor', () => {
  expect(result(arith('div', num(-7), num(2)))).toBe(-4);
  expect(result(arith('mod', num(-7), num(2)))).toBe(1);
  expect(result(arith('mod', num(7), num(-2)))).toBe(-1);
  expect(result(arith('min', num(2), num(3)))).toBe(2);
  expect(result(arith('max', num(2), num(3)))).toBe(3);
  expect(result(arith('+', num(INT_MAX), num(1)))).toBe('range');
  expect(result(arith('*', num(INT_MIN), num(2)))).toBe('range');
  expect(result(make(anyInt, { e: 'negate', of: num(INT_MIN) }))).toBe(INT_MAX);
  expect(Object.is(result(arith('*', num(0), num(-3))), 0)).toBe(true);
  expect(result(arith('mod', num(1), num(0)))).toBe('divide');
});

it('keeps div and mod together', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: INT_MIN, max: INT_MAX }),
      fc.integer({ min: INT_MIN, max: INT_MAX }).filter((n) => n !== 0),
      (a, b) => {
        const [q, r] = [result(arith('div', num(a), num(b))), result(arith('mod', num(a), num(b)))];
        expect(Number(q) * b + Number(r)).toBe(a);
      },
    ),
  );
});

it('looks no further than it must', () => {
  const logic = (op: 'and' | 'or', left: Expr, right: Expr) => make(bool, { e: 'logic', op, left, right });
  expect(result(logic('and', truth(false), boom))).toBe(0);
  expect(result(logic('or', truth(true), boom))).toBe(1);
  expect(result(logic('and', truth(true), truth(false)))).toBe(0);
  expect(result(logic('or', truth(false), truth(true)))).toBe(1);
  expect(result(logic('or', truth(false), boom))).toBe('divide');
  expect(result(make(anyInt, { e: 'if', test: truth(true), ...branches(num(1), arith('div', num(1), num(0))) }))).toBe(
    1,
  );
  expect(result(make(bool, { e: 'not', of: truth(true) }))).toBe(0);
});

it('compares numbers, sets and texts', () => {
  expect(result(compare('<', num(1), num(2)))).toBe(1);
  expect(result(compare('==', things(1, 2), things(1, 2)))).toBe(1);
  expect(result(compare('!=', things(1, 2), things(1)))).toBe(1);
  expect(result(compare('==', value(text, 'a'), value(text, 'a')))).toBe(1);
});

it('knows sets', () => {
  const setop = (op: '+' | '-' | '&') => make(setOf(four), { e: 'setop', op, left: things(0, 2), right: things(1, 2) });
  expect(result(setop('+'))).toEqual([0, 1, 2]);
  expect(result(setop('-'))).toEqual([0]);
  expect(result(setop('&'))).toEqual([2]);
  expect(result(every)).toEqual([0, 1, 2, 3]);
  expect(result(make(setOf(small), { e: 'set', items: [num(5), num(-2), num(5)] }))).toEqual([0, 7]);
  expect(result(make(setOf(small), { e: 'stretch', low: num(-1), high: num(1) }))).toEqual([1, 2, 3]);
  expect(result(make(setOf(small), { e: 'stretch', low: num(2), high: num(1) }))).toEqual([]);
  expect(result(make(bool, { e: 'member', item: thing(2), set: things(0, 2) }))).toBe(1);
  expect(result(make(anyInt, { e: 'size', of: things(0, 2) }))).toBe(2);
  expect(result(make(bool, { e: 'empty', of: things() }))).toBe(1);
  expect(result(make(setOf(four), { e: 'filter', binder, where: rich }), own)).toEqual([0, 2]);
  expect(
    result(make(setOf(anyInt), { e: 'collect', binders: [binder], where: undefined, item: worth }), own),
  ).toHaveLength(3);
});

it('quantifies', () => {
  expect(result(quant('some', bool, { where: rich }), own)).toBe(1);
  expect(result(quant('no', bool, { where: rich }), own)).toBe(0);
  expect(result(quant('all', bool, { where: rich, body: compare('==', worth, num(5)) }), own)).toBe(1);
  expect(result(quant('all', bool, { body: rich }), own)).toBe(0);
  expect(result(quant('count', anyInt, { where: rich }), own)).toBe(2);
  expect(result(quant('sum', anyInt, { body: worth }), own)).toBe(14);
  expect(result(quant('min', anyInt, { body: worth }), own)).toBe(1);
  expect(result(quant('max', optional(small), { body: make(small, { e: 'check', of: worth }) }), own)).toBe(8);
  expect(result(quant('max', optional(small), { where: truth(false), body: value(small, 1) }), own)).toBe(0);
});

it('picks members: first, only and best', () => {
  expect(result(quant('first', optional(four), { where: compare('<', worth, num(5)) }), own)).toBe(2);
  expect(result(quant('first', optional(four), { where: truth(false) }), own)).toBe(0);
  expect(result(quant('only', four, { where: compare('==', worth, num(1)) }), own)).toBe(3);
  expect(result(quant('only', four, { where: rich }), own)).toBe('only');
  expect(result(quant('only', four, { where: truth(false) }), own)).toBe('only');
  expect(result(quant('best', optional(four), { prefer: [{ most: true, by: worth }] }), own)).toBe(1);
  const later = { most: false, by: compare('==', x, thing(0)) };
  expect(result(quant('best', optional(four), { prefer: [{ most: true, by: worth }, later] }), own)).toBe(3);
  expect(result(quant('best', optional(four), { where: truth(false), prefer: [later] }), own)).toBe(0);
});

it('lets later binders use earlier ones', () => {
  const next = make(setOf(four), { e: 'neighbours', of: x });
  expect(result(quant('count', anyInt, { binders: [binder, { local: 1, over: next }] }), own)).toBe(6);
});

const place: Type = {
  t: 'union',
  name: 'Place',
  parts: [
    none,
    { p: 'type', type: four },
    {
      p: 'tag',
      of: 'Place',
      name: 'coming',
      payload: [
        { name: undefined, type: small },
        { name: undefined, type: bool },
      ],
    },
  ],
};
const coming = make(place, { e: 'tag', part: 2, args: [value(small, 3), truth(true)] });

it('numbers the parts of a union one after the other', () => {
  expect(result(coming)).toBe(1 + 4 + 5 * 2 + 1);
  expect(result(make(place, { e: 'convert', of: thing(2) }))).toBe(3);
  expect(result(make(four, { e: 'check', of: value(place, 3) }))).toBe(2);
  expect(result(make(four, { e: 'check', of: coming }))).toBe('range');
  expect(result(make(small, { e: 'check', of: num(6) }))).toBe('range');
  expect(result(make(setOf(place), { e: 'convert', of: things(0, 3) }))).toEqual([1, 4]);
  expect(result(make(four, { e: 'otherwise', of: value(optional(four), 3), or: thing(0) }))).toBe(2);
  expect(result(make(four, { e: 'otherwise', of: value(optional(four), 0), or: thing(1) }))).toBe(1);
});

it('matches patterns and binds in the type of the local', () => {
  const tagged: Pattern = {
    p: 'tag',
    of: place,
    part: 2,
    fields: [
      { p: 'any', bind: 0 },
      { p: 'codes', stretches: [{ low: 1, high: 1 }], bind: undefined },
    ],
  };
  const isFour: Pattern = { p: 'codes', stretches: [{ low: 1, high: 4 }], bind: 1 };
  const match = (subject: Expr, where?: Expr) =>
    make(anyInt, {
      e: 'match',
      subject,
      arms: [
        { patterns: [tagged], where, body: local(0, anyInt) },
        { patterns: [isFour], where: undefined, body: fieldOf(0, local(1, four)) },
      ],
    });
  const names = locals(anyInt, four);
  expect(result(match(coming), names)).toBe(3);
  expect(result(match(value(place, 2)), names)).toBe(3);
  expect(result(match(value(place, 0)), names)).toBe('no-arm');
  expect(result(match(coming, truth(false)), names)).toBe('no-arm');
  expect(result(make(bool, { e: 'is', of: coming, pattern: tagged }), names)).toBe(1);
  expect(result(make(bool, { e: 'is', of: coming, pattern: isFour }), names)).toBe(0);
});

it('reads relations and grids', () => {
  const pair = (e: 'joined', a: number, b: number) => make(bool, { e, relation: 0, left: thing(a), right: thing(b) });
  const toll = (a: number, b: number) =>
    make(anyInt, { e: 'join', relation: 0, field: 0, left: thing(a), right: thing(b) });
  expect(result(make(setOf(four), { e: 'partners', relation: 0, of: thing(0) }))).toEqual([1, 2]);
  expect([pair('joined', 1, 0), pair('joined', 1, 2)].map((e) => result(e))).toEqual([1, 0]);
  expect([toll(0, 2), toll(1, 2)].map((e) => result(e))).toEqual([4, 9]);
  expect(result(make(anyInt, { e: 'distance', left: thing(0), right: thing(3) }))).toBe(3);
});

it('reads what a match begins with', () => {
  expect(result(make(anyInt, { e: 'state', state: 0, args: [thing(1), value(small, 2)] }))).toBe(7);
  const settings: Model['settings'] = [
    { sort: 'constant', name: 'limit', type: anyInt, value: 4, because: undefined, at },
  ];
  expect(result(make(anyInt, { e: 'setting', setting: 0 }), [], modelWith({ settings }))).toBe(4);
  expect(result(make(anyInt, { e: 'seat', role: thing(0) }))).toBe(-1);
  expect(result(make(bool, { e: 'seated', role: thing(0) }))).toBe(0);
});

it('runs the blocks of functions', () => {
  // sum = 0; for x in Thing where worth >= 3 sorted by worth { if sum > 7 return sum else sum += worth }; return -1
  const sum = local(1, anyInt);
  const set = (expr: Expr) => ({ s: 'set', span, place: { place: 'local', local: 1 }, value: expr }) as const;
  const stop = { s: 'return', span, value: sum } as const;
  const body = make(anyInt, {
    e: 'block',
    body: [
      set(local(2, anyInt)),
      {
        s: 'for',
        span,
        binder,
        where: compare('>=', worth, num(3)),
        sortedBy: worth,
        body: [
          {
            s: 'if',
            span,
            test: compare('>', sum, num(7)),
            ...branches<readonly Stmt[]>([stop], [set(arith('+', sum, worth))]),
          },
        ],
      },
      { s: 'return', span, value: num(-1) },
    ],
  });
  const fn = { name: 'f', params: 0, locals: locals(four, anyInt, anyInt), result: anyInt, body, at };
  expect(evaluateConstant(modelWith(), body, fn.locals, [0, 0, 0])).toEqual({ value: 8 });
  expect(evaluateConstant(modelWith(), body, fn.locals, [0, 0, -9])).toEqual({ value: -1 });
  const shifted = { ...fn, params: 1, locals: locals(anyInt), body: arith('+', local(0, anyInt), num(1)) };
  const called = make(anyInt, { e: 'call', fn: 0, args: [num(4)] });
  expect(result(called, [], modelWith({ functions: [shifted] }))).toBe(5);
});

it('stops a block that never ends', () => {
  const endless = make(anyInt, { e: 'block', body: [{ s: 'while', span, test: truth(true), body: [] }] });
  expect(result(endless)).toBe('budget');
});
