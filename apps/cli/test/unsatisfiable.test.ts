import { differencesBetween } from '@sandtable/analysis/interpreter';
import { batch, createRandom } from '@sandtable/bots';
import { compile } from '@sandtable/compiler';
import { readCanonical } from '@sandtable/engine';
import { start } from '@sandtable/reference';
import { createMatch } from '@sandtable/session';
import { expect, test } from 'vitest';
import { loadModule } from '../src/module.ts';

const head = `ruleset "small" version "1.0.0" language 1
kind Side
table Side { id
  red
}
kind Front { weight: 1..9 }
table Front { id weight
  f1 2
  f2 4
  f3 6
}
kind Army
table Army { id
  a1
  a2
}
state lightest: 0..9 = 9
state got: 0..9 = 0
seats for Side { one { only {red} } }
`;

const built = async (play: string) => {
  const { model, javascript, findings } = compile([{ path: 'rules.sand', text: `${head}play { ${play} }` }]);
  if (model === undefined || javascript === undefined) throw new Error(findings.map(({ code }) => code).join());
  const module = await loadModule(javascript);
  const reference = start(model, { seed: 1, layout: 0, options: [] });
  const match = createMatch(module, { seats: 'one', seed: 1 });
  return { module, reference, match };
};

/** Every form of question with candidates of which no answer fulfils the condition. */
const IMPOSSIBLE = {
  one: 'let v = choose one of Front by red such that v.weight > lightest',
  optional: 'let v = choose optional one of Front by red such that v is f: Front and f.weight > lightest',
  several: 'let v = choose 2 of Front by red such that (sum f in v: f.weight) > 11',
  any: 'let v = choose any of Front by red such that (sum f in v: f.weight) > 11 + got + got',
  each: 'let v = choose one of Front for each a in Army by red such that v[a1] != v[a2] and v[a1] == f1 and v[a2] == f1',
  sets: 'let v = choose any of Front for each a in Army by red such that count(v[a1]) > 3',
  wished:
    'let v = choose 2 of Front by red such that (sum f in v: f.weight) > 11 favouring each f in Front: v has f else "all"',
};

test.each(Object.keys(IMPOSSIBLE) as (keyof typeof IMPOSSIBLE)[])(
  'a condition that no answer of the form "%s" meets is a fault, everywhere the same',
  async (form) => {
    const played = `${IMPOSSIBLE[form]} got = 1`;
    const { module, reference, match } = await built(form === 'any' ? `got = 1 ${played}` : played);
    expect(match.view()).toMatchObject({ status: 'fault', fault: { code: 'fault/nothing-to-choose' } });
    expect(match.suggest(createRandom(1))).toBeUndefined();
    expect(reference.ask).toBeUndefined();
    expect(differencesBetween(readCanonical(module, match.position), reference.canonical())).toEqual([]);
    const totals = batch({
      module,
      seed: 1,
      first: 0,
      games: 2,
      seats: [0],
      options: new Int32Array(0),
      maxDecisions: 9,
    });
    expect(totals).toMatchObject({ faults: 2, decisions: 0 });
  },
);

test.each([
  [IMPOSSIBLE.one, 'f2', 'v.weight'],
  [IMPOSSIBLE.optional, 'f3', 'if v is f: Front then f.weight else 0'],
  [IMPOSSIBLE.several, '{f1}', 'count(v)'],
  [IMPOSSIBLE.each, 'map a in Army: f2', '(sum a in Army: v[a].weight)'],
  [IMPOSSIBLE.wished, '{f1}', 'count(v)'],
] as const)('"otherwise" answers in its place: %s', async (question, instead, value) => {
  const { module, reference, match } = await built(`${question} otherwise ${instead} got = ${value} finish won by red`);
  expect(match.view()).toMatchObject({ status: 'won', decisions: 0 });
  expect(match.view().states.got?.[0]).toBeGreaterThan(0);
  expect(differencesBetween(readCanonical(module, match.position), reference.canonical())).toEqual([]);
});

test('a condition that some answers meet is asked for, and only these are drawn', async () => {
  const { module, reference, match } = await built(
    'let v = choose 2 of Front by red such that (sum f in v: f.weight) > 9 otherwise {f1} got = count(v) finish won by red',
  );
  expect(match.ask([])?.count).toBe(1);
  expect(reference.count()).toBe(1);
  for (let i = 0; i < 20; i++) expect(match.suggest(createRandom(i))).toEqual(['f2', 'f3']);
  expect(module.info.choices).toHaveLength(1);
});
