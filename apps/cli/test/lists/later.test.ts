import { compareWithReference } from '@sandtable/analysis/interpreter';
import { compile } from '@sandtable/compiler';
import { runExample } from '@sandtable/reference';
import { expect, test } from 'vitest';
import { loadModule } from '../../src/module.ts';

/** Dice for each of some, how many depending on it, and items of lists that are lists, sets or maps themselves. */
const RULES = `ruleset "throws" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue
}
kind Army { side: Side, power: 0..3 }
table Army { id side power
  a1 red 2
  a2 red 3
  b1 blue 1
  b2 blue 0
}
seats for Side { two { one {red} other {blue} } }
die D6 { 1..6 }
state hits(a: Army): 0..9 = 0
state deep: list of list of 1..6 max 3 max 4
state groups: list of set of Army max 3 = [{a1}, {b1, b2}]
state kept: list of 1..6 max 3
state group: set of Army = {}
play {
  for n in 1..3 { for s in Side { fire(s) } }
  finish drawn by Side
}
procedure fire(s: Side) {
  let mine = choose any of a in Army by s where a.side == s
  let all = roll D6 2 times for each a in Army by s
  let salvo = roll D6 a.power times for each a in mine by s
  for a in mine { hits(a) = (count d in salvo[a] where d >= 4) + (count d in all[a] where d == 6) }
  deep = [[1, 2]] + [salvo[a] for a in mine where count(salvo[a]) > 0 sorted by a.power]
  kept = best xs in deep prefer most count(xs), most sum x in xs: x
  group = first g in groups where count(g) > 1
}
procedure nothing() { group = first g in groups where count(g) > 2 }
procedure lone() { group = only g in groups where a1 in g }
example "each has its dice" {
  run fire(red) {
    fire/mine: {a1, a2}
    roll fire/all: 6, 1, 1, 1, 1, 1, 1, 1
    roll fire/salvo: 4, 1, 6, 5, 2
  }
  then { hits(a1) == 2  hits(a2) == 2  kept == [6, 5, 2]  group == {b1, b2} }
}
example "what is not there" {
  run nothing()
  then { group == {} }
}
example "only one" {
  run lone()
  then { group == {a1} }
}
`;

test('dice for each, and items of lists of lists, are the same in module and reference', async () => {
  const { model, javascript, findings } = compile([{ path: 'rules.sand', text: RULES }]);
  expect(findings).toEqual([]);
  if (model === undefined || javascript === undefined) throw new Error('nothing was emitted');
  expect(model.examples.map((example) => runExample(model, example))).toMatchObject([
    { ok: true },
    { ok: false, code: 'example/fault' },
    { ok: true },
  ]);
  const module = await loadModule(javascript);
  const plan = { seed: 7, first: 0, games: 40, seats: [0], options: new Int32Array(), maxDecisions: 100 };
  expect(compareWithReference(module, model, plan, 40).differences).toEqual([]);
});
