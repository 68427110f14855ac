import { chance, DRAWN, FAULTED, hashPath, RUNNING, WON } from '@sandtable/engine';
import { anyInt, bool, type Choice, type Model, optional, type Stmt, setOf } from '@sandtable/model';
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
  num,
  small,
  thing,
  things,
  truth,
  value,
} from '@sandtable/testkit';
import { expect, it } from 'vitest';
import { start } from '../src/index.ts';
import { choose, finish, game, procedure, question, readState, setState, stmt } from './build.ts';

const begin = (model: Model, layout = 0, seed = 1) => start(model, { seed, layout, options: [] });
const one = (code: number) => ({ form: 'one', code }) as const;
const some = (...ordinals: number[]) => ({ form: 'some', ordinals }) as const;
const candidate = local(0, four);
const rich = { test: compare('>=', fieldOf(0, candidate), num(4)), reason: 'play/poor' };
const add = (n: ReturnType<typeof num>): Stmt => setState(0, arith('+', readState(0), n));
const asks = (choice: Choice, after: readonly Stmt[] = [], more: Partial<Model> = {}) =>
  game(
    [choose(0), ...after],
    [four, choice.form === 'one' ? four : choice.form === 'optional' ? optional(four) : setOf(four)],
    { choices: [choice], ...more },
  );

it('asks for one, says whom it leaves out and why, and goes on with the answer', () => {
  const match = begin(
    asks(question('one', { guards: [rich, { ...rich, reason: undefined }] }), [add(fieldOf(0, local(1, four)))]),
  );
  const {
    asks: [ask],
    status,
  } = match.canonical();
  expect({ ask, status }).toEqual({
    status: RUNNING,
    ask: {
      choice: 'play/one',
      role: 0,
      candidates: [0, 2],
      excluded: { 1: ['play/poor'], 3: ['play/poor'] },
      count: 2,
    },
  });
  expect(match.refusal(one(1))).toEqual(['play/poor']);
  expect([match.legal(one(2)), match.legal(one(1)), match.legal(some(2))]).toEqual([true, false, false]);
  expect(() => match.decide(one(1))).toThrow(RangeError);
  match.decide(one(2));
  expect(match.canonical()).toMatchObject({
    status: DRAWN,
    winners: [],
    reason: undefined,
    asks: [],
    states: { score: [5] },
  });
});

it('lets conditions of the whole value see it', () => {
  const such = [{ test: compare('!=', local(1, four), thing(2)), reason: 'play/not-c' }];
  const match = begin(asks(question('one', { such })));
  expect(match.candidates(0, [])).toEqual([0, 1, 2, 3]);
  expect([match.count(), match.refusal(one(2)), match.refusal(one(9))]).toEqual([3, ['play/not-c'], []]);
});

it('takes none for an optional answer', () => {
  const match = begin(
    asks(question('optional', { guards: [rich] }), [
      stmt({
        s: 'set',
        place: { place: 'state', state: 0, args: [] },
        value: make(anyInt, {
          e: 'if',
          test: compare('==', local(1, optional(four)), value(optional(four), 3)),
          ...branches(num(1), num(2)),
        }),
      }),
    ]),
  );
  expect([match.count(), match.legal(one(0)), match.legal(one(3)), match.legal(one(2))]).toEqual([
    3,
    true,
    true,
    false,
  ]);
  match.decide(one(3));
  expect(match.canonical().states).toMatchObject({ score: [1] });
  expect(begin(asks(question('optional', { guards: [{ test: truth(false), reason: undefined }] }))).count()).toBe(1);
});

it('clips upper bounds of several, not lower ones', () => {
  const match = begin(asks(question('some', { low: num(1), high: num(9) })));
  expect([match.count(), match.bounds(), match.legal(some()), match.legal(some(0, 3))]).toEqual([
    15,
    { low: 1, high: 4 },
    false,
    true,
  ]);
  expect(begin(asks(question('some', { low: num(3), guards: [rich] }))).canonical()).toMatchObject({
    status: FAULTED,
    fault: 'nothing-to-choose',
  });
  const such = [{ test: make(bool, { e: 'member', item: thing(0), set: local(1, setOf(four)) }), reason: 'play/a' }];
  const pickA = begin(asks(question('some', { low: num(2), high: num(2), such })));
  expect([pickA.count(), pickA.refusal(some(1, 2))]).toEqual([3, ['play/a']]);
});

it('takes the other value where nothing can be chosen, else stops', () => {
  const nobody = { guards: [{ test: truth(false), reason: undefined }] };
  const after = [add(fieldOf(0, local(1, four)))];
  expect(begin(asks(question('one', { ...nobody, otherwise: thing(1) }), after)).canonical()).toMatchObject({
    status: DRAWN,
    states: { score: [3] },
  });
  expect(begin(asks(question('one', nobody))).canonical()).toMatchObject({
    status: FAULTED,
    fault: 'nothing-to-choose',
    asks: [],
  });
  expect(begin(asks(question('one', { by: thing(2) }))).canonical().fault).toBe('unseated');
  expect(begin(asks(question('one', { by: thing(2) })), 1).canonical().asks[0]?.role).toBe(2);
});

const param = (
  name: string,
  i: number,
  guards: { test: ReturnType<typeof truth>; reason: string | undefined }[],
  from = make(setOf(four), { e: 'every' }),
) => ({ name, local: i, element: four, from, guards });
const menu: Choice = {
  path: 'play/act',
  procedure: 0,
  by: thing(1),
  at,
  form: 'menu',
  arms: [
    { name: 'pass', guards: [{ test: compare('>', readState(0), num(0)), reason: 'play/early' }], params: [] },
    {
      name: 'move',
      guards: [],
      params: [param('a', 0, [rich]), param('b', 1, [], make(setOf(four), { e: 'neighbours', of: local(0, four) }))],
    },
    { name: 'dead', guards: [], params: [param('a', 0, [{ test: truth(false), reason: 'play/no' }])] },
  ],
};
const menuGame = game(
  [stmt({ s: 'menu', choice: 0, bodies: [[add(num(100))], [add(fieldOf(0, local(1, four)))], []] })],
  [four, four],
  { choices: [menu] },
);

it('offers the arms of a menu that can be completed', () => {
  const match = begin(menuGame);
  expect(match.canonical().asks[0]).toEqual({
    choice: 'play/act',
    role: 1,
    candidates: [1],
    excluded: { 0: ['play/early'], 2: ['play/no'] },
    count: 3,
  });
  expect([
    match.candidates(1, [1]),
    match.candidates(2, [1, 2]),
    match.candidates(1, [0]),
    match.candidates(1, [2]),
  ]).toEqual([[0, 2], [1, 3], [], []]);
  const pick = (arm: number, ...ordinals: number[]) => ({ form: 'menu', arm, ordinals }) as const;
  expect([
    match.refusal(pick(0)),
    match.refusal(pick(1, 1, 0)),
    match.refusal(pick(1, 0, 3)),
    match.refusal(pick(1, 0)),
  ]).toEqual([['play/early'], ['play/poor'], [], []]);
  match.decide(pick(1, 2, 3));
  expect(match.canonical()).toMatchObject({ status: DRAWN, states: { score: [1] } });
});

it('asks in loops, keeps the set it took, and breaks', () => {
  const body = [
    choose(0),
    setState(1, arith('+', readState(1), num(1))),
    stmt({
      s: 'if',
      test: compare('==', local(1, four), thing(3)),
      ...branches<readonly Stmt[]>([stmt({ s: 'break' })], []),
    }),
  ];
  const loop = stmt({
    s: 'for',
    binder: { local: 2, over: make(setOf(four), { e: 'every' }) },
    where: compare('==', readState(1), num(0)),
    sortedBy: undefined,
    body,
  });
  const match = begin(game([loop, add(num(50))], [four, four, four], { choices: [question('one')] }));
  for (const answer of [0, 1, 3]) match.decide(one(answer));
  expect(match.canonical()).toMatchObject({ status: DRAWN, states: { turns: [3], score: [50] } });
  const twice = begin(
    game([stmt({ s: 'repeat', times: num(2), body: [choose(0)] })], [four, four], { choices: [question('one')] }),
  );
  twice.decide(one(0));
  expect(twice.ask).toEqual({ choice: 0, role: 0 });
});

it('calls procedures that ask, tests what they require, and restores the phase on the way out', () => {
  const asking = procedure(
    'inner',
    [four, four],
    [
      stmt({
        s: 'label',
        sort: 'phase',
        path: 'inner/deep',
        body: [choose(0), stmt({ s: 'return', value: local(1, four) })],
      }),
    ],
    { result: four },
  );
  const outer = stmt({
    s: 'label',
    sort: 'phase',
    path: 'play/day',
    body: [stmt({ s: 'call', procedure: 1, args: [thing(0)], into: 0 }), add(fieldOf(0, local(0, four))), choose(1)],
  });
  const main = (requires: { test: ReturnType<typeof truth>; reason: string }[]) =>
    game([outer], [four, four], {
      choices: [question('one', { procedure: 1 }), question('one', { path: 'play/then' })],
      procedures: [procedure('play', [four, four], [outer]), { ...asking, params: 1, requires }],
    });
  const match = begin(main([{ test: compare('==', local(0, four), thing(0)), reason: 'inner/a' }]));
  expect(match.canonical().phase).toBe('inner/deep');
  match.decide(one(1));
  expect(match.canonical()).toMatchObject({ phase: 'play/day', states: { score: [3] } });
  match.decide(one(1));
  expect(match.canonical().phase).toBeUndefined();
  expect(begin(main([{ test: truth(false), reason: 'inner/a' }])).canonical().fault).toBe('requires');
});

it('looks at watchers before a question and before the end', () => {
  const watcher = (test: ReturnType<typeof truth>, body: readonly Stmt[]) => ({ locals: locals(), test, body, at });
  const enough = watcher(compare('>=', readState(0), num(5)), [finish('won', things(1), 'play/enough')]);
  const counting = watcher(truth(true), [setState(1, arith('+', readState(1), num(1)))]);
  const match = begin(asks(question('one'), [add(fieldOf(0, local(1, four)))], { watchers: [counting, enough] }));
  expect(match.canonical()).toMatchObject({ status: RUNNING, states: { turns: [1] } });
  match.decide(one(0));
  expect(match.canonical()).toMatchObject({ status: WON, winners: [1], reason: 'play/enough', states: { turns: [2] } });
  const before = begin(
    game([add(num(9)), choose(0), add(num(1))], [four, four], { choices: [question('one')], watchers: [enough] }),
  );
  expect(before.canonical()).toMatchObject({ status: WON, asks: [], states: { score: [9] } });
});

it('finishes at once', () => {
  const match = begin(
    game(
      [stmt({ s: 'while', test: truth(true), body: [finish('drawn', things(0, 1), 'play/even')] }), add(num(1))],
      [],
    ),
  );
  expect(match.canonical()).toMatchObject({
    status: DRAWN,
    winners: [0, 1],
    reason: 'play/even',
    states: { score: [0] },
  });
});

it('rolls by place and turn', () => {
  const roll = stmt({ s: 'roll', chance: 0, into: 0 });
  const match = begin(
    game([roll, setState(0, local(0, anyInt)), roll, setState(1, local(0, anyInt))], [anyInt]),
    0,
    77,
  );
  const face = (turn: number) => 1 + chance(77, hashPath('play/red'), turn, 0, 6);
  expect(match.canonical()).toMatchObject({
    chance: { 'play/red': 2 },
    states: { score: [face(0)], turns: [face(1)] },
  });
});

it('stops at faults and keeps the position', () => {
  const endless = begin(game([add(num(3)), stmt({ s: 'while', test: truth(true), body: [] })], []));
  expect(endless.canonical()).toMatchObject({ status: FAULTED, fault: 'budget', states: { score: [3] } });
  const narrow = make(small, { e: 'check', of: num(99) });
  const match = begin(game([add(num(3)), setState(0, narrow)], []));
  expect([match.canonical().fault, match.faultAt()?.file, match.ask]).toEqual(['range', 'test.sand', undefined]);
  expect(() => match.count()).toThrow('no question');
});

it('writes fields and tuples of states, and takes options in the order of settings', () => {
  const field = { kind: 0, name: 'at', type: optional(four), state: true, values: [0, 0, 0, 0], at };
  const grid = { name: 'grid', params: [four, small], type: setOf(four), initial: [], at };
  const settings: Model['settings'] = [
    { sort: 'constant', name: 'k', type: anyInt, value: 1, because: undefined, at },
    { sort: 'option', name: 'o', type: anyInt, value: 2, because: undefined, at },
  ];
  const model = game(
    [
      stmt({ s: 'set', place: { place: 'field', field: 0, of: thing(2) }, value: value(optional(four), 4) }),
      stmt({ s: 'set', place: { place: 'state', state: 0, args: [thing(1), value(small, -1)] }, value: things(0, 3) }),
      stmt({
        s: 'set',
        place: { place: 'state', state: 1, args: [] },
        value: make(anyInt, { e: 'setting', setting: 1 }),
      }),
    ],
    [],
    { fields: [field], settings, states: [grid, { name: 'n', params: [], type: anyInt, initial: 0, at }] },
  );
  const { fields, states } = start(model, { seed: 1, layout: 0, options: [8] }).canonical();
  expect([fields, states.grid?.[9], states.grid?.[8], states.grid?.length, states.n]).toEqual([
    { 'Thing.at': [0, 0, 4, 0] },
    [0, 3],
    [],
    32,
    [8],
  ]);
});
