import { expect, it, test } from 'vitest';
import { findingsOf, modelOf } from './support.ts';

const world = `
kind Player { state score: 0..9 = 0 }
table Player {
  id
  ann
  bob
}
constant most: 0..9 = 5
option kind: mild | harsh = mild
ruling bonus: bool = false
seats for Player { one { all {ann, bob} } two { first {ann} second {bob} } }
procedure gain(p: Player) { p.score = if kind == harsh then 1 else 2 }
play { }
`;
const example = (given: string) => `${world}example "one" { given { ${given} } run gain(ann) then { ann.score < 9 } }`;

it('takes options, rulings and seats out of what is given', () => {
  const [one] = modelOf(example('kind = harsh bob.score = 3 bonus = true seats = two')).examples;
  expect(one?.options).toEqual([
    { setting: 1, value: 1 },
    { setting: 2, value: 1 },
  ]);
  expect(one?.seats).toBe('two');
});

test.each([
  ['kind = fierce', ['name/unknown: fierce']],
  ['seats = three', ['name/unknown: three']],
  ['most = 6', ['assign/constant: most']],
])('%s', (given, found) => expect(findingsOf(example(given))).toEqual(found));
