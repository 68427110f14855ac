import { compile } from '@sandtable/compiler';
import { readCanonical } from '@sandtable/engine';
import { runExample, start } from '@sandtable/reference';
import { createMatch, readAnswer, replay, type Save, writeAnswer } from '@sandtable/session';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadModule } from '../../src/module.ts';

/** What a question asks for: candidates among 2..6, bounds, and a condition on the whole. */
interface Asked {
  readonly barred: readonly number[];
  readonly low: number;
  readonly high: number;
  readonly such: keyof typeof conditions;
  readonly quantity: 'range' | 'all' | 'any' | 'some';
}
const MEMBERS = [2, 3, 4, 5, 6];
const rising = (list: readonly number[]): boolean => list.every((x, i) => i === 0 || (list[i - 1] ?? 0) < x);

const conditions = {
  none: { text: '', holds: () => true },
  rising: {
    text: 'such that rising(pick) else "rising"',
    holds: rising,
  },
  first: {
    text: 'such that first(pick) >= 4 else "first"',
    holds: (list: readonly number[]) => (list[0] ?? 4) >= 4,
  },
  sum: {
    text: 'such that (sum x in pick: x) mod 3 == 1 else "sum"',
    holds: (list: readonly number[]) => sumOf(list) % 3 === 1,
  },
  never: { text: 'such that count(pick) > 9 else "never"', holds: () => false },
} as const;
const sumOf = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0);

const asks: fc.Arbitrary<Asked> = fc.record({
  barred: fc.subarray(MEMBERS),
  low: fc.nat(3),
  high: fc.nat(4),
  such: fc.constantFrom(...(Object.keys(conditions) as (keyof typeof conditions)[])),
  quantity: fc.constantFrom('range', 'range', 'all', 'any', 'some'),
});

const quantityOf = ({ quantity, low, high }: Asked): string => (quantity === 'range' ? `${low}..${high}` : quantity);

const rulesOf = (asked: Asked): string => `ruleset "orders" version "1.0.0" language 1
kind Side
table Side { id
  red
}
seats for Side { one { all {red} } }
state given: list of 2..6 max 5
function rising(xs: list of 2..6 max 5): bool = all i in 2..count(xs): (xs[i - 1] otherwise 0) < xs[i]
function first(xs: list of 2..6 max 5): 2..6 = xs[1] otherwise 4
play {
  let pick = choose ${quantityOf(asked)} of x in 2..6 in order by red
    where x not in ${asked.barred.length === 0 ? '{n in 2..6 where n > 6}' : `{${asked.barred.join(', ')}}`} else "barred"
    ${conditions[asked.such].text}
    otherwise []
  given = pick
}
`;

/** Every sequence of up to so many members, with repetitions. */
function sequences(most: number): readonly (readonly number[])[] {
  const longer = (list: readonly number[]): readonly (readonly number[])[] =>
    list.length >= most ? [list] : [list, ...MEMBERS.flatMap((x) => longer([...list, x]))];
  return longer([]);
}
const ALL = sequences(4);
/** Longer ones differ in everything, so that there are not too many. */
const LONG = ALL.filter((list) => list.length === 4 && new Set(list).size === 4).flatMap((list) =>
  MEMBERS.map((x) => [...list, x]),
);

function isLegal({ barred, low, high, quantity, such }: Asked, list: readonly number[]): boolean {
  const open = MEMBERS.length - barred.length;
  const bounds = { range: [low, Math.min(high, open)], all: [open, open], any: [0, open], some: [1, open] } as const;
  const [least, most] = bounds[quantity];
  const different = new Set(list).size === list.length && list.every((x) => !barred.includes(x));
  return different && list.length >= least && list.length <= most && conditions[such].holds(list);
}

test('what is legal, counted, drawn and taken is what trying everything finds', async () => {
  await fc.assert(
    fc.asyncProperty(asks, async (asked) => {
      const { model, javascript, findings } = compile([{ path: 'rules.sand', text: rulesOf(asked) }]);
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      if (model === undefined || javascript === undefined) throw new Error('nothing was emitted');
      const game = await loadModule(javascript);
      const S = new Int32Array(game.layout.size);
      const reference = start(model, { seed: 1, layout: 0, options: [] });
      game.start(S, 1, 0, new Int32Array(1));
      expect(readCanonical(game, S)).toEqual(reference.canonical());
      const legal = [...ALL, ...LONG].filter((list) => isLegal(asked, list));
      if (legal.length === 0) {
        expect(readCanonical(game, S).states['given']).toEqual([[]]);
        return;
      }
      expect(game.count(S)).toBe(legal.length);
      const found = new Set<string>();
      for (const list of [...ALL, ...LONG]) {
        game.answer.fill(0);
        game.answer.set([list.length, ...list]);
        const fits = game.validate(S) === 0;
        if (fits) found.add(list.join());
        expect(fits).toBe(isLegal(asked, list));
        expect(reference.legal({ form: 'order', ordinals: list.map((x) => x - 2) })).toBe(fits);
      }
      expect(found.size).toBe(legal.length);
      let x = 7;
      const random = (n: number): number => {
        x = (Math.imul(x, 1664525) + 1013904223) | 0;
        return Math.floor(((x >>> 0) / 2 ** 32) * n);
      };
      const drawn = new Set<string>();
      for (let k = 0; k < Math.min(400, legal.length * 20); k += 1) {
        game.sample(S, random);
        const [n = 0, ...items] = game.answer;
        expect(game.validate(S)).toBe(0);
        drawn.add(items.slice(0, n).join());
      }
      if (legal.length <= 20) expect(drawn).toEqual(found);
      const [last] = legal.toReversed();
      game.answer.fill(0);
      game.answer.set([last?.length ?? 0, ...(last ?? [])]);
      game.decide(S);
      reference.decide({ form: 'order', ordinals: (last ?? []).map((each) => each - 2) });
      expect(readCanonical(game, S)).toEqual(reference.canonical());
      expect(readCanonical(game, S).states['given']).toEqual([last]);
    }),
    { numRuns: 40 },
  );
}, 120_000);

const TOWNS = `ruleset "towns" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue
}
kind Town { open: bool }
table Town { id open
  aria true
  bree true
  corin false
  dorn true
}
seats for Side { two { one {red} other {blue} } }
state way: list of Town max 4
state plan(s: Side): list of Town max 3
play { travel(red)  both()  finish won by {red} }
procedure travel(s: Side) {
  let path = choose 1..3 of t in Town in order by s where t.open else "shut"
    such that path[1] != dorn else "not-dorn"
  way = path
}
procedure both() {
  simultaneously for s in Side {
    let mine = choose 2 of Town in order by s
    plan(s) = mine
  }
}
example "answers are taken as they stand" {
  run travel(red) {
    refuse path: [dorn, aria] because "not-dorn"
    refuse path: [aria, corin] because "shut"
    path: [bree, dorn, aria]
  }
  then { way == [bree, dorn, aria] }
}
`;

async function towns() {
  const { model, javascript, findings } = compile([{ path: 'rules.sand', text: TOWNS }]);
  expect(findings).toEqual([]);
  if (model === undefined || javascript === undefined) throw new Error('nothing was emitted');
  return { model, game: await loadModule(javascript) };
}

test('a session takes the picks in their order, and says why others are refused', async () => {
  const { game } = await towns();
  const match = createMatch(game, { seats: 'two', seed: 1 });
  const ask = match.ask([]);
  expect([ask?.form, ask?.candidates, ask?.low, ask?.high]).toEqual(['order', ['aria', 'bree', 'dorn'], 1, 3]);
  expect(ask?.excluded).toEqual([{ candidate: 'corin', reasons: ['travel/shut'] }]);
  // Three alone, six pairs and six of all three, without those that begin in dorn.
  expect(ask?.count).toBe(10);
  expect(match.decide(['dorn', 'bree'])).toMatchObject({ ok: false, reasons: ['travel/not-dorn'] });
  expect(match.decide(['bree', 'corin'])).toMatchObject({ ok: false, reasons: ['travel/shut'] });
  expect(match.decide(['bree', 'bree']).ok).toBe(false);
  expect(match.decide([]).ok).toBe(false);
  expect(match.answerOf(['dorn', 'aria'])).toEqual(['dorn', 'aria']);
  expect(match.decide(['bree', 'dorn', 'aria'])).toEqual({ ok: true });
  expect(match.view().states['way']).toEqual([['bree', 'dorn', 'aria']]);
  const save = JSON.parse(JSON.stringify(match.save())) as Save;
  expect(save.decisions[0]?.answer).toEqual(['bree', 'dorn', 'aria']);
  expect(replay(game, save).match.view().states['way']).toEqual([['bree', 'dorn', 'aria']]);
});

test('answers at the same time lie in their lanes, and can be read back', async () => {
  const { game, model } = await towns();
  const S = new Int32Array(game.layout.size);
  game.start(S, 1, 0, new Int32Array(1));
  const reference = start(model, { seed: 1, layout: 0, options: [] });
  const decide = (...picks: string[]): void => {
    const choice = game.info.choices[S[11] ?? 0];
    if (choice === undefined) throw new Error('no question');
    expect(writeAnswer(game, choice, picks)).toBe(true);
    expect(readAnswer(game, choice)).toEqual(picks);
    const ordinals = [...game.answer.subarray(1, 1 + picks.length)];
    game.decide(S);
    reference.decide({ form: 'order', ordinals });
    expect(readCanonical(game, S)).toEqual(reference.canonical());
  };
  decide('bree');
  decide('dorn', 'aria');
  expect(readCanonical(game, S).lanes[0]?.answers).toEqual({ 'both/mine': [3, 0] });
  decide('corin', 'bree');
  expect(readCanonical(game, S).states['plan']).toEqual([
    [3, 0],
    [2, 1],
  ]);
});

test('examples answer with lists', async () => {
  const { model } = await towns();
  expect(model.examples.map((example) => runExample(model, example))).toEqual([{ ok: true }]);
});
