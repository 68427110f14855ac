import { compareWithReference } from '@sandtable/analysis/interpreter';
import { compile } from '@sandtable/compiler';
import { expect, it } from 'vitest';
import { loadModule } from '../src/module.ts';

const RULES = `ruleset "sets" version "1.0.0" language 1
type Alliance = north | south
kind Side { alliance: Alliance }
table Side {
  id   alliance
  red  north
  blue south
  pink south
}
seats for Side { all { one {red, blue, pink} } }
state fallen: set of Side = {}
function standing(gone: set of Side): set of Alliance =
  { al in Alliance where no g in gone where g.alliance == al }
play {
  repeat 3 times {
    let gone = choose any of Side by red
    fallen = gone
    if standing(fallen) is empty { finish won by {} }
  }
  finish won by {red}
}
`;

it('takes sets as arguments of functions that look at constants only', async () => {
  const { model, javascript, findings } = compile([{ path: 'rules.sand', text: RULES }]);
  expect(findings).toEqual([]);
  if (model === undefined || javascript === undefined) throw new Error('nothing was emitted');
  const module = await loadModule(javascript);
  const plan = { module, javascript: '', games: 20, seed: 3, seats: [0], options: new Int32Array(0), maxDecisions: 9 };
  expect(compareWithReference(module, model, plan, 20).differences).toEqual([]);
});
