import { anyInt, bool, type Ending, type Example, type Expr, type Model, range, setOf } from '@sandtable/model';
import { at, compare, fieldOf, four, local, make, num, span, thing, things, truth } from '@sandtable/testkit';
import { expect, it } from 'vitest';
import { runExample } from '../src/index.ts';
import { choose, finish, game, question, readState, setState, stmt } from './build.ts';

type Line = Example['answers'][number];
const line = (what: Line['what'], path: string, values: Line['values'], more: Partial<Line> = {}): Line => ({
  what,
  path,
  values,
  by: undefined,
  arm: undefined,
  because: undefined,
  span,
  ...more,
});
const rich = { test: compare('>=', fieldOf(0, local(0, four)), num(4)), reason: 'play/poor' };
const model: Model = game(
  [stmt({ s: 'roll', chance: 0, into: 2 }), choose(0), setState(0, local(2, anyInt)), choose(1)],
  [four, four, anyInt, setOf(four)],
  { choices: [question('one', { guards: [rich] }), question('some', { low: num(4), result: 3 })] },
);
const run = (answers: readonly Line[], then = [truth(true)]) => {
  const result = runExample(model, { name: 'x', procedure: 0, answers, then, at });
  return result.ok ? 'ok' : [result.code, result.fields];
};
const red = line('roll', 'play/red', [num(4)]);
const lead = line('choice', 'play/one', [thing(2)]);

it('takes rolls and answers per place, answers what is forced, and looks at the end', () => {
  expect(run([red, lead], [compare('==', readState(0), num(4)), compare('==', local(1, four), thing(2))])).toBe('ok');
  expect(run([lead, line('choice', 'play/some', [things(0, 1, 2, 3)]), red])).toBe('ok');
  expect(run([red, lead], [compare('==', local(1, four), thing(0))])).toEqual([
    'example/then',
    { left: 'c', right: 'a' },
  ]);
});

it('expects refusals with their reason', () => {
  const refuse = (n: number, because?: string) => line('refuse', 'play/one', [thing(n)], { because });
  expect(run([red, refuse(1, 'play/poor'), refuse(3, 'poor'), lead])).toBe('ok');
  expect(run([red, refuse(0), lead])).toEqual(['example/accepted', { path: 'play/one' }]);
  expect(run([red, refuse(1, 'other'), lead])).toEqual([
    'example/reason',
    { path: 'play/one', expected: 'other', reasons: 'play/poor', known: 'some' },
  ]);
});

it('says what is missing, illegal, left over or asked of another', () => {
  expect(run([lead])).toEqual(['example/unanswered', { path: 'play/red', count: 6 }]);
  expect(run([red])).toEqual(['example/unanswered', { path: 'play/one', count: 2 }]);
  expect(run([line('roll', 'play/red', [num(7)])])).toEqual(['example/illegal', { path: 'play/red', reasons: 'none' }]);
  expect(run([red, line('choice', 'play/one', [thing(1)])])).toEqual([
    'example/illegal',
    { path: 'play/one', reasons: 'play/poor' },
  ]);
  expect(run([red, lead, lead])).toEqual(['example/unused', { path: 'play/one' }]);
  expect(run([red, { ...lead, by: thing(1) }])).toEqual(['example/by', { path: 'play/one', asked: 'a' }]);
  expect(run([red, { ...lead, by: thing(0) }])).toBe('ok');
});

it('looks at how the match ends, for whom and why', () => {
  const ends = finish('won', things(0, 2), 'play/most');
  const won: Model = game([ends], [], {});
  const ending = (model: Model, demanded: Ending, whole?: true) => {
    const result = runExample(model, {
      name: 'x',
      procedure: 0,
      whole,
      answers: [],
      endings: [demanded],
      then: [],
      at,
    });
    return result.ok ? 'ok' : [result.code, result.fields];
  };
  const found = ['example/ending', { result: 'won', by: '{a, c}', because: 'play/most' }];
  const demand = { result: 'won', by: things(2, 0), because: undefined, span } as const;
  expect(ending(won, demand)).toBe('ok');
  expect(ending(won, { ...demand, because: 'most' })).toBe('ok');
  expect(ending(won, { ...demand, because: 'play/most' })).toBe('ok');
  expect(ending(won, { ...demand, because: 'ost' })).toEqual(found);
  expect(ending(won, { ...demand, by: things(0) })).toEqual(found);
  expect(ending(won, { ...demand, result: 'drawn' })).toEqual(found);
  expect(ending(won, { result: 'on', span })).toEqual(found);
});

it('takes a call that is over for a match that goes on, and the match itself for one that is drawn by nobody', () => {
  const plain: Model = game([setState(0, num(1))], [], {});
  const ends = (whole: true | undefined, ...endings: readonly Ending[]) =>
    runExample(plain, { name: 'x', procedure: 0, whole, answers: [], endings, then: [], at }).ok;
  const drawn = { result: 'drawn', by: things(), because: undefined, span } as const;
  expect([ends(undefined, { result: 'on', span }), ends(undefined, drawn)]).toEqual([true, false]);
  expect([ends(true, { result: 'on', span }), ends(true, drawn)]).toEqual([false, true]);
});

it('begins with the options and the seats of the example', () => {
  const rule = { sort: 'ruling', name: 'strict', type: bool, value: 0, because: undefined, at } as const;
  const open: Model = game([], [], { settings: [{ ...rule, sort: 'constant' }, rule] });
  const seatOf = (role: number) => make(range(-1, 3), { e: 'seat', role: thing(role) });
  const strict = compare('==', make(bool, { e: 'setting', setting: 1 }), truth(true));
  const together = compare('==', seatOf(0), seatOf(2));
  const alone = { name: 'x', procedure: 0, answers: [], at };
  const ends = (premises: Partial<Example>, then: Expr) => runExample(open, { ...alone, ...premises, then: [then] }).ok;
  expect(ends({}, strict)).toBe(false);
  expect(ends({ options: [{ setting: 1, value: 1 }] }, strict)).toBe(true);
  expect(ends({}, together)).toBe(true);
  expect(ends({ seats: 'two' }, together)).toBe(false);
});
