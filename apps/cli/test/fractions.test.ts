import { compareWithReference } from '@sandtable/analysis/interpreter';
import { compile } from '@sandtable/compiler';
import { expect, it } from 'vitest';
import { loadModule } from '../src/module.ts';

const RULES = `ruleset "fractions" version "1.0.0" language 1
kind Side
table Side { id
  red
}
seats for Side { one { all {red} } }
die D6 { 1..6 }
state points: 0..100 by 1/6 = 0
state whole: 0..100 = 0
expect 3 / 2 * 2 == 3 as halves
expect 1/3 + 1/6 == 0.5 as sum
expect 1 / (0 - 4) == 0 - 0.25 as negative
expect floor(7 / 2) == 3 and ceil(7 / 2) == 4 as rounded
play {
  repeat 20 times {
    let pips = roll D6 by red
    let keep = choose one of bool by red
    if keep and points < 90 {
      points += pips / 3 + 0.5
      whole += ceil(pips / 2)
    } else if points >= pips / 6 { points -= pips / 6 }
  }
  finish won by {red}
}
`;

it('counts with exact fractions, the module as the reference', async () => {
  const { model, javascript, findings } = compile([{ path: 'rules.sand', text: RULES }]);
  expect(findings).toEqual([]);
  if (model === undefined || javascript === undefined) throw new Error('nothing was emitted');
  const module = await loadModule(javascript);
  const plan = { module, javascript: '', games: 20, seed: 3, seats: [0], options: new Int32Array(0), maxDecisions: 40 };
  expect(compareWithReference(module, model, plan, 20).differences).toEqual([]);
});
