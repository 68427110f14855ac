import { compile } from '@sandtable/compiler';
import { runExample } from '@sandtable/reference';
import { expect, it } from 'vitest';

const RULES = `ruleset "loops" version "1.0.0" language 1
kind Side
table Side { id
  red
}
kind Army { code: 0..9, state given: 0..9 = 0, state last: 0..9? = none }
table Army { id code
  a 4
  b 5
  c 0
}
seats for Side { one { all {red} } }
play { finish won by {red} }
procedure hand() {
  for x in Army where x.code > 0 { x.last = x.code }
  for x in Army where x.last is n: int { x.given = n }
}
procedure passOver() {
  for x in Army where x.last is none {
    for y in Army where y.code > 0 { y.last = 1 }
    x.given += 1
  }
  for x in Army where x.last is n: int { a.last = none  b.last = none  x.given += n }
}
example "a name that the condition binds belongs to the turn" {
  run hand()
  then { a.given == 4  b.given == 5  c.given == 0 }
}
example "whoever has come to fail such a condition is passed over" {
  run passOver()
  then { a.given == 2  b.given == 1  c.given == 1 }
}
`;

it('binds the names of a condition at every turn', () => {
  const { model, findings } = compile([{ path: 'rules.sand', text: RULES }]);
  expect(findings).toEqual([]);
  expect(model?.examples.map((example) => [example.name, runExample(model, example).ok])).toEqual([
    ['a name that the condition binds belongs to the turn', true],
    ['whoever has come to fail such a condition is passed over', true],
  ]);
});
