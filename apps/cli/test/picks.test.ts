import { type GameModule, RUNNING, readCanonical, STATUS } from '@sandtable/engine';
import type { Model } from '@sandtable/model';
import { start } from '@sandtable/reference';
import { beforeAll, expect, test } from 'vitest';
import { type Built, built } from './together/built.ts';

const RULES = `ruleset "picks" version "1.0.0" language 1
kind Side
kind Stone { weight: 1..3 }
table Side { id
  red
  blue
}
table Stone { id weight
  s1 1
  s2 2
  s3 3
  s4 1
}
seats for Side { two { a {red}  b {blue} } }
option wanted: 0..5 = 2
state any: set of Stone
state some: set of Stone
state few: set of Stone
state exact: set of Stone
state one(s: Side): Stone? = none
state light(n: 1..3): set of Stone
state heavy(n: 1..3): set of Stone
state lots: set of -2..2
play {
  simultaneously for s in Side {
    let said = choose one of bool by s
    let lot = random 0..1 of -2..2
    lots += lot
  }
  let a = random any of Stone
  let b = random some of Stone
  let c = random 1..wanted of { s in Stone where s.weight < 3 }
  let d = random wanted of Stone
  let e = random one of { x in Stone where x.weight != 2 } for each s in Side
  let f = random any of { s in Stone where s.weight == n } for each n in 1..3
  let g = random 0..n of Stone for each n in { k in 1..3 where k != 2 }
  any = a
  some = b
  few = c
  exact = d
  for s in Side { one(s) = e[s] }
  for n in 1..3 { light(n) = f[n] }
  for n in g.keys { heavy(n) = g[n] }
  finish drawn by Side
}
`;

let game: Built;
beforeAll(async () => {
  game = await built(RULES);
});

/** Plays to the end on both sides; the result. */
function played(module: GameModule, model: Model, seed: number, wanted: number) {
  const S = new Int32Array(module.layout.size);
  module.start(S, seed, 0, Int32Array.of(wanted));
  const reference = start(model, { seed, layout: 0, options: [wanted] });
  while (S[STATUS] === RUNNING) {
    module.answer.fill(0);
    module.decide(S);
    reference.decide({ form: 'one', code: 0 });
    expect(readCanonical(module, S)).toEqual(reference.canonical());
  }
  return readCanonical(module, S).states as Readonly<Record<string, readonly (readonly number[])[]>>;
}

test('picks of all forms are the same on both sides, and what they say', () => {
  const seen = new Map<string, Set<string>>();
  const counts = [0, 0, 0, 0, 0];
  for (let seed = 0; seed < 400; seed += 1) {
    const wanted = seed % 6;
    const { any, some, few, exact, one, light, heavy, lots } = played(game.module, game.model, seed, wanted);
    const size = (list: readonly (readonly number[])[] | undefined, i = 0) => list?.[i]?.length ?? -1;
    expect(size(some)).toBeGreaterThan(0);
    expect(size(few)).toBeLessThanOrEqual(Math.min(wanted, 3));
    expect(size(few)).toBeGreaterThanOrEqual(Math.min(1, wanted));
    expect(size(exact)).toBe(Math.min(wanted, 4));
    expect(few?.[0]?.includes(2)).toBe(false);
    // None stands in front of the stones.
    expect(one?.every((stone) => [1, 3, 4].includes(Number(stone)))).toBe(true);
    expect(
      light?.map((set) => set.filter((stone) => ![[0, 3], [1], [2]][light.indexOf(set)]?.includes(stone))),
    ).toEqual([[], [], []]);
    expect([size(heavy) <= 1, size(heavy, 1), size(heavy, 2) <= 3]).toEqual([true, 0, true]);
    expect(size(lots)).toBeLessThanOrEqual(2);
    counts[size(any)] = (counts[size(any)] ?? 0) + 1;
    for (const [name, sets] of Object.entries({ any, some, light }))
      seen.set(name, (seen.get(name) ?? new Set()).add(JSON.stringify(sets?.[0])));
  }
  // Every set that may come does, and each number as often.
  expect([...seen].map(([name, sets]) => [name, sets.size])).toEqual([
    ['any', 16],
    ['some', 15],
    ['light', 4],
  ]);
  for (const count of counts) expect(Math.abs(count - 80)).toBeLessThan(30);
});

test('what one key gets does not hang on the others', async () => {
  const other = await built(RULES.replace('{ k in 1..3 where k != 2 }', '{ k in 1..3 where k == 3 }'));
  for (let seed = 0; seed < 20; seed += 1) {
    const [here, there] = [game, other].map(({ module, model }) => played(module, model, seed, 2).heavy?.[2]);
    expect(there).toEqual(here);
  }
});

test('some of nothing is a fault, whichever side plays', async () => {
  const empty = await built(
    RULES.replace('random some of Stone', 'random some of { s in Stone where s.weight > wanted }'),
  );
  const S = new Int32Array(empty.module.layout.size);
  empty.module.start(S, 1, 0, Int32Array.of(5));
  const reference = start(empty.model, { seed: 1, layout: 0, options: [5] });
  for (let n = 0; n < 2; n += 1) {
    empty.module.answer.fill(0);
    empty.module.decide(S);
    reference.decide({ form: 'one', code: 0 });
  }
  expect(readCanonical(empty.module, S)).toEqual(reference.canonical());
  expect(reference.canonical().fault).toBe('nothing-to-choose');
});
