import { compareWithReference } from '@sandtable/analysis/interpreter';
import { compile } from '@sandtable/compiler';
import { runExample } from '@sandtable/reference';
import { createMatch } from '@sandtable/session';
import { expect, test } from 'vitest';
import { loadModule } from '../../src/module.ts';

/** Sequences of which as many wishes must hold as can hold together. */
const RULES = `ruleset "wishes" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue
}
kind Town { worth: 1..9 }
table Town { id worth
  aria 3
  bree 5
  corin 1
  dorn 4
}
seats for Side { two { one {red} other {blue} } }
state way: list of Town max 3
state shut: set of Town = {}
function next(xs: list of Town max 3, a: Town): bool = some i in 1..2 where xs[i] == a and xs[i + 1] is t: Town and t.worth > a.worth
play {
  for n in 1..3 { for s in Side { plan(s) } }
  finish drawn by Side
}
procedure plan(s: Side) {
  let goals = choose 1..3 of t in Town in order by s
    where t not in shut else "shut"
    favouring each t in {aria, dorn}: next(goals, t) else "then-a-richer-one"
  way = goals
  let more = choose any of Town by s
  shut = more
  let last = choose optional one of Town by s
  let two = choose 2 of t in Town in order by s
    such that two[1] != last else "not-first"
    favouring each t in {bree}: two[1] == t else "bree-first"
    favouring each t in {corin}: two[2] == t else "corin-last"
    otherwise []
}
example "both wishes" {
  run plan(red) {
    refuse plan/goals: [aria, corin] because "then-a-richer-one"
    refuse plan/goals: [aria, bree, dorn] because "then-a-richer-one"
    plan/goals: [aria, dorn, bree]
    plan/more: {bree}
    plan/last: bree
    refuse plan/two: [bree, corin] because "not-first"
    plan/two: [aria, corin]
  }
  then { way == [aria, dorn, bree] }
}
`;

test('sequences with wishes are the same in module and reference', async () => {
  const { model, javascript, findings } = compile([{ path: 'rules.sand', text: RULES }]);
  expect(findings.map(({ code }) => code)).toEqual(['choice/wishes', 'choice/wishes', 'choice/wishes']);
  if (model === undefined || javascript === undefined) throw new Error('nothing was emitted');
  expect(model.examples.map((example) => runExample(model, example))).toMatchObject([{ ok: true }]);
  const module = await loadModule(javascript);
  const plan = { seed: 7, first: 0, games: 20, seats: [0], options: new Int32Array(), maxDecisions: 100 };
  expect(compareWithReference(module, model, plan, 20).differences).toEqual([]);
  const match = createMatch(module, { seats: 'two', seed: 1 });
  expect(match.decide(['bree'])).toMatchObject({
    ok: false,
    reasons: ['plan/then-a-richer-one'],
    fits: ['aria', 'dorn', 'bree'],
  });
  expect(match.decide(['aria', 'dorn', 'bree']).ok).toBe(true);
});
