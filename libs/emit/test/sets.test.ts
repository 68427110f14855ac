import { anyInt, bool, type Expr, type Field, type Func, type Guard, type Model, range, setOf } from '@sandtable/model';
import { describe, expect, it } from 'vitest';
import { emitJavaScript } from '../src/javascript.ts';
import {
  and,
  at,
  eq,
  every,
  field,
  filter,
  guard,
  kind,
  less,
  local,
  locals,
  members,
  model,
  not,
  num,
  procedure,
  put,
  quant,
  set,
  span,
  state,
  store,
  value,
} from './build.ts';
import { both } from './play.ts';

// Sets are put together from words and tables instead of trying members; what the rules mean must not change by it.
const small = kind(0, 'Small', 3);
const big = kind(1, 'Big', 40);
const number = range(0, 9);
const [COLOUR, RANK, AT, CODE] = [0, 1, 2, 3];
const maybe = { t: 'union', name: undefined, parts: [{ p: 'none' }, { p: 'type', type: small }] } as const;

const constant = (of: number, name: string, type: Field['type'], values: number[]): Field =>
  ({ kind: of, name, type, state: false, values, at }) as Field;
const fields = [
  constant(
    1,
    'colour',
    small,
    Array.from({ length: 40 }, (_, i) => i % 3),
  ),
  constant(
    1,
    'rank',
    number,
    Array.from({ length: 40 }, (_, i) => (i * 7) % 10),
  ),
  {
    ...constant(
      1,
      'at',
      small,
      Array.from({ length: 40 }, (_, i) => (i >> 2) % 3),
    ),
    state: true,
  },
  constant(
    1,
    'code',
    maybe,
    Array.from({ length: 40 }, (_, i) => i % 4),
  ),
];

const colour = (b: Expr) => field(COLOUR, b, small);
const rank = (b: Expr) => field(RANK, b, number);
const where = (b: Expr) => field(AT, b, small);
const x = local(0, big);
const y = local(1, small);
const z = local(2, small);
const turn = state(0, number);
const mark = state(1, small);
const countOf = (test: Expr, over: Expr = every(big)) => quant('count', 0, over, test, anyInt);
const some = (l: number, over: Expr, test: Expr) => quant('some', l, over, test);
const isCode = (bind: number): Expr => ({
  e: 'is',
  of: field(CODE, x, maybe),
  pattern: { p: 'codes', stretches: [{ low: 1, high: 3 }], bind },
  type: bool,
  span,
});
const only = (l: number, over: Expr, test: Expr): Expr =>
  ({ ...quant('some', l, over, test), quant: 'only', type: small }) as Expr;
const nobody = value(setOf(big), []);
const call = (fn: number, args: Expr[], type = bool as Expr['type']): Expr => ({ e: 'call', fn, args, type, span });

/** matches(c, b): whether a color goes with a member now; like(b): the color of a member with a rank, by a chain of calls. */
const functions = [
  {
    name: 'matches',
    params: 2,
    locals: locals(small, big),
    result: bool,
    body: and(eq(local(0, small), colour(local(1, big))), less(rank(local(1, big)), turn)),
    at,
  },
  {
    name: 'goes',
    params: 1,
    locals: locals(big, small),
    result: bool,
    body: quant(
      'some',
      1,
      every(small),
      and(call(0, [local(1, small), local(0, big)]), not(eq(local(1, small), state(1, small)))),
    ),
    at,
  },
] as Func[];

const rules = (n: Expr): Model =>
  model({
    kinds: [
      { name: 'Small', at, members: members('s', 3), fields: [], grid: undefined },
      { name: 'Big', at, members: members('b', 40), fields: [COLOUR, RANK, AT, CODE], grid: undefined },
    ],
    fields,
    functions,
    states: [
      { name: 'turn', params: [], type: number, initial: 0, at },
      { name: 'mark', params: [], type: small, initial: 1, at },
      { name: 'n', params: [number], type: anyInt, initial: 0, at },
    ],
    procedures: [
      procedure(
        'play',
        locals(big, small, small, number),
        [
          set(1, value(small, 2)),
          ...Array.from({ length: 10 }, (_, i) => [
            store(0, value(number, i)),
            put(AT, value(big, i), value(small, i % 3)),
            store(2, n, value(number, i)),
          ]).flat(),
        ],
        { asks: false },
      ),
    ],
  });

const cases: readonly [string, Expr][] = [
  ['a table over a state', countOf(less(rank(x), turn))],
  ['a table over a local and a state', countOf(and(eq(colour(x), y), less(turn, rank(x))))],
  ['an index and a table', countOf(and(eq(where(x), y), less(rank(x), turn)))],
  ['a filter of a filter', countOf(eq(colour(x), y), filter(0, every(big), eq(where(x), y)))],
  ['a call over a constant', countOf(call(0, [y, x]))],
  ['a union over what passes', countOf(call(1, [x]))],
  ['quantors in one another', countOf(some(2, every(small), and(call(0, [z, x]), not(eq(z, y)))))],
  ['a condition that binds for the next', countOf(and(isCode(2), eq(z, y)))],
  ['a condition that binds, denied', countOf(not(and(isCode(2), eq(z, y))))],
  [
    'a condition that binds for a branch',
    countOf({ e: 'if', test: isCode(2), then: eq(z, colour(x)), else: less(rank(x), turn), type: bool, span }),
  ],
  ['a fault in play that nobody comes to', countOf(eq(where(x), only(2, every(small), not(eq(z, mark)))), nobody)],
  ['a fault in play', countOf(eq(where(x), only(2, every(small), not(eq(z, mark)))))],
  ['a fault that nobody comes to', countOf(eq(colour(x), only(2, every(small), eq(z, z))), nobody)],
  ['a fault behind a guard', countOf(and(less(turn, num(0)), eq(colour(x), only(2, every(small), eq(z, z)))))],
  ['a fault', countOf(and(less(turn, num(5)), eq(colour(x), only(2, every(small), eq(z, z)))))],
  ['a fault before a guard', countOf(and(eq(colour(x), only(2, every(small), eq(z, z))), less(turn, num(0))))],
  ['nothing changes with the member', countOf(less(num(3), turn))],
];

describe('sets without trying', () => {
  it.each(cases)('mean the same: %s', async (_, n) => {
    const { ours, theirs } = await both(rules(n), 1);
    expect(ours).toEqual(theirs);
  });

  it('tests of several binders mean the same', async () => {
    for (const sort of ['some', 'no', 'all'] as const) {
      const binders = [
        { local: 0, over: every(big) },
        { local: 2, over: every(small) },
      ];
      const test = and(call(0, [z, x]), eq(where(x), y));
      const whole = { e: 'quant', quant: sort, binders, prefer: [], type: bool, span } as const;
      const parts = sort === 'all' ? { where: eq(colour(x), z), body: not(test) } : { where: test, body: undefined };
      const n: Expr = { e: 'if', test: { ...whole, ...parts }, then: num(1), else: num(0), type: range(0, 1), span };
      const { ours, theirs } = await both(rules(n), 1);
      expect(ours).toEqual(theirs);
    }
  });

  it('a menu with an arm that is always open still comes to the faults of the others', async () => {
    const arm = (name: string, guards: Guard[]) => ({ name, guards, params: [] });
    const fails = eq(y, only(2, every(small), not(eq(z, mark))));
    const menu = { form: 'menu', path: 'ask', procedure: 0, by: value(small, 0), at } as const;
    for (const [guards, fault] of [
      [[guard(fails)], 'only'],
      [[guard(eq(y, mark))], undefined],
    ] as const) {
      const whole: Model = {
        ...rules(num(0)),
        seats: { kind: 0, layouts: [{ name: 'one', seats: [{ name: 'all', roles: [0, 1, 2] }] }] },
        choices: [{ ...menu, arms: [arm('act', [...guards]), arm('pass', [])] }],
        procedures: [
          procedure('play', locals(big, small, small), [
            set(1, value(small, 2)),
            { s: 'menu', choice: 0, bodies: [[], []], span },
          ]),
        ],
      };
      const { ours, theirs } = await both(whole, 1);
      expect(ours).toEqual(theirs);
      expect(ours[0]?.fault).toBe(fault);
    }
  });

  it('look at every member where only a loop can tell', () =>
    expect(emitJavaScript(rules(countOf(and(isCode(2), eq(z, y)))))).toContain('Math.clz32'));

  it('need no loop over members for tables and indexes', () => {
    const text = emitJavaScript(rules(countOf(and(eq(where(x), y), less(rank(x), turn)))));
    expect(text.slice(text.indexOf('function p0'), text.indexOf('function rest'))).not.toContain('for (');
  });

  it('are kept for the values that something asks for, and for no others', () => {
    const kept = (where: Expr): string => {
      const text = emitJavaScript(rules(countOf(where)));
      const from = text.indexOf(`function x${AT}(`);
      return text.slice(from, text.indexOf('\n  }', from));
    };
    const one = kept(eq(where(x), value(maybe, 1)));
    expect(one).toContain('if (old === 1) ');
    expect(one).toContain('else if (to === 1) ');
    expect(one).not.toContain('old *');
    expect(kept(eq(where(x), y))).toContain('old *');
  });
});
