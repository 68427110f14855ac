import { engine } from '@sandtable/engine';
import { runExample } from '@sandtable/reference';
import { createMatch } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { compile } from '../src/index.ts';

const rules = `
ruleset "sample" version "1.0.0" language 1
kind Side {}
table Side {
  id
  north
}
type Colour = grey | red | blue
function shade(c: Colour): int = match c { grey -> 1, else -> 3 }
state seen: 0..9 = 0
procedure look(c: Colour) {
  match c {
    red -> { seen = 5 }
    else -> { seen = shade(c) }
  }
}
expect shade(blue) == 3
example "Blue" { run look(blue) then { seen == 3 } }
seats for Side { one { all {north} } }
play {
  look(blue)
  if seen == 3 { finish won by {north} }
}
`;

test('what no arm takes, the arm “else” takes: interpreter and emitted code', async () => {
  const { findings, model, javascript } = compile([{ path: 'rules.sand', text: rules }]);
  expect(findings).toEqual([]);
  expect(model?.examples.map((example) => runExample(model, example).ok)).toEqual([true]);
  const create = await load(javascript ?? '');
  expect(createMatch(create(engine), { seats: 'one', seed: 1 }).view()).toMatchObject({ status: 'won' });
});
