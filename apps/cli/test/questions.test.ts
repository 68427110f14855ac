import { answerCodes, differencesBetween } from '@sandtable/analysis/interpreter';
import { compile } from '@sandtable/compiler';
import { type GameModule, readCanonical } from '@sandtable/engine';
import type { Model } from '@sandtable/model';
import { type Reference, start } from '@sandtable/reference';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadModule } from '../src/module.ts';

const head = `ruleset "small" version "1.0.0" language 1
kind Side { state points: 0..9 = 0 }
table Side { id
  red
  blue
}
kind Front
table Front { id
  f1
  f2
  f3
}
kind Army { side: Side, real: bool }
table Army { id side real
  r1 red true
  r2 red false
  b1 blue true
  r3 red true
}
seats for Side { two { one {red} other {blue} } }
`;

/** Few questions in every run of the tests; `QUESTIONS=300 SEED=2 vitest run questions` looks further. */
const RUNS = Number(process.env.QUESTIONS ?? 20);
const SEED = Number(process.env.SEED ?? 4);

const keys = fc.constantFrom('Army', '{ c in Army where c.side == red }', '{ c in Army where c.real }');
const guard = fc.constantFrom('', 'where x != f1 else "never-f1"', 'where a.real or x == f2 else "dummy"');
const single = fc.constantFrom('one', 'optional one');
const several = fc.constantFrom('any', 'some', '1..2', '0..1');

/** Conditions and wishes over the answer `v` with keys K. */
const such = fc.constantFrom(
  '',
  'some a in K where v[a] == f2',
  'distinct(v)',
  '(count a in K where v[a] == f2) <= 1',
  'all a in K: v[a] != f3 or a.real',
  'no a in K, b in K where a != b and v[a] == v[b]',
  'not (some a in K where a.real and v[a] == f3) and (sum a in K where v[a] == f2: 2) <= 4',
  'v.keys == K and (min(2, count a in K where v[a] == f1)) >= 1',
);
const suchOfSets = fc.constantFrom(
  '',
  '(sum a in K: count(v[a])) == 3',
  'no a in K where f1 in v[a] and f2 in v[a]',
  'some f in v[r1] where f != f1',
  'all f in Front: (count a in K where f in v[a]) <= 2',
  'v[r1] is not empty and (if f2 in v[r3] then r1.real else v[r3] is empty)',
);
const wish = fc.constantFrom(
  '',
  'favouring each f in Front: some a in K where v[a] == f else "man"',
  'favouring each f in Front: some a in K where a.real and f == v[a] else "man"',
  'favouring each f in Front: (count a in K where v[a] == f) == 2 else "pairs"',
  'favouring each a in K: v[a] == f2',
  'favouring each f in {f2, f3}: some a in K where v[a] == f else "man" favouring each b in K: v[b] != f1 else "not-f1"',
);
const wishOfSets = fc.constantFrom('', 'favouring each f in Front: some a in K where f in v[a] else "look"');

const clause = (word: string, text: string) => (text === '' ? '' : `${word} ${text}`);
const question = fc.oneof(
  fc.record({ keys, guard, quant: single, such, wish }),
  fc.record({ keys, guard, quant: several, such: suchOfSets, wish: wishOfSets }),
);

function textOf(q: { keys: string; guard: string; quant: string; such: string; wish: string }): string {
  const condition = clause('such that', q.such === '' ? '' : `${q.such} else "condition"`);
  const body = `choose ${q.quant} of x in Front for each a in K by red ${q.guard} ${condition} ${q.wish}`;
  return `${head}play { let v = ${body} red.points = count(v) }`.replaceAll(/\bK\b/g, q.keys);
}

async function built(text: string): Promise<{ readonly module: GameModule; readonly model: Model }> {
  const { model, javascript, findings } = compile([{ path: 'rules.sand', text }]);
  if (model === undefined || javascript === undefined) throw new Error(`${findings.map(({ code }) => code)}: ${text}`);
  return { module: await loadModule(javascript), model };
}

const seeded = (seed: number) => {
  let x = seed | 0;
  return (n: number): number => {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    return Math.floor(((x >>> 0) / 2 ** 32) * n);
  };
};

const bitsIn = (words: Int32Array): number[] =>
  Array.from({ length: 32 * words.length }, (_, bit) => bit).filter(
    (bit) => ((words[bit >> 5] ?? 0) >>> (bit & 31)) & 1,
  );

/** Any map of the right keys, and now and then one too few: a value of the type per key, legal or not. */
function anything(module: GameModule, S: Int32Array, random: (n: number) => number): void {
  const each = module.info.choices[S[11] ?? 0]?.each;
  const map = module.info.types[each?.map ?? -1];
  if (map?.t !== 'map') return;
  const asked = new Int32Array(1);
  module.keys?.(S, asked);
  module.answer.fill(0);
  const values = module.info.types[map.value]?.t === 'set' ? 8 : module.info.types[map.value]?.t === 'union' ? 4 : 3;
  for (const key of bitsIn(asked)) {
    if (map.partial && random(20) === 0) continue;
    module.answer[key] = random(values);
    if (map.partial) module.answer[map.keys] = (module.answer[map.keys] ?? 0) | (1 << key);
  }
}

function compareVerdicts(module: GameModule, S: Int32Array, reference: Reference, random: (n: number) => number): void {
  const choice = module.info.choices[S[11] ?? 0];
  if (choice === undefined) throw new Error('nothing is asked');
  for (let i = 0; i < 60; i++) {
    anything(module, S, random);
    const answer = answerCodes(module, choice);
    const verdict = module.validate(S);
    expect(answerCodes(module, choice), 'validation leaves the answer').toEqual(answer);
    const refused = reference.refusal(answer);
    expect(verdict === 0).toBe(refused === undefined);
    if (verdict > 0) expect(refused).toContain(module.info.reasons[verdict - 1]);
  }
}

/** Walks down the keys: what is offered at each is what the reference offers, and leads to a legal answer. */
function compareCandidates(
  module: GameModule,
  S: Int32Array,
  reference: Reference,
  random: (n: number) => number,
): void {
  const choice = module.info.choices[S[11] ?? 0];
  const map = module.info.types[choice?.each?.map ?? -1];
  if (choice === undefined || map?.t !== 'map') return;
  const picked: number[] = [];
  module.answer.fill(0);
  const depths = choice.form === 'some' ? reference.keys().slice(0, 1) : reference.keys();
  for (const [depth, key] of depths.entries()) {
    const out = new Int32Array(4);
    module.candidates(S, depth, out);
    const open = bitsIn(out);
    expect(open).toEqual(reference.candidates(depth, picked));
    if (open.length === 0 || choice.form === 'some') return;
    const pick = open[random(open.length)] ?? 0;
    picked.push(pick);
    module.answer[key] = pick;
    if (map.partial) module.answer[map.keys] = (module.answer[map.keys] ?? 0) | (1 << key);
  }
  expect(module.validate(S)).toBe(0);
}

/** Every sample is legal, and where few answers are, every one of them is drawn in time. */
function compareSamples(module: GameModule, S: Int32Array, reference: Reference, random: (n: number) => number): void {
  const choice = module.info.choices[S[11] ?? 0];
  if (choice === undefined) return;
  const count = reference.count();
  expect(module.count(S)).toBe(count);
  expect(count, 'what has no answer is not asked').not.toBe(0);
  const seen = new Set<string>();
  for (let i = 0; i < (count <= 12 ? 25 * count : 40); i++) {
    module.sample(S, random);
    const answer = answerCodes(module, choice);
    expect(reference.legal(answer)).toBe(true);
    seen.add(JSON.stringify(answer));
  }
  if (count <= 12) expect(seen.size).toBe(count);
  anything(module, S, random);
  module.witness?.(S);
  expect(module.validate(S)).toBe(0);
}

test('questions asked at random are answered as by brute force', async () => {
  await fc.assert(
    fc.asyncProperty(question, fc.nat(1000), async (q, seed) => {
      const { module, model } = await built(textOf(q));
      const S = new Int32Array(module.layout.size);
      module.start(S, seed, 0, new Int32Array(0));
      const reference = start(model, { seed, layout: 0, options: [] });
      expect(S[10]).toBe(reference.ask === undefined ? 0 : 1);
      expect(differencesBetween(readCanonical(module, S), reference.canonical())).toEqual([]);
      if (reference.ask === undefined) return;
      const random = seeded(seed);
      compareCandidates(module, S, reference, random);
      compareVerdicts(module, S, reference, random);
      compareSamples(module, S, reference, random);
    }),
    { numRuns: RUNS, seed: SEED },
  );
}, 120_000);
