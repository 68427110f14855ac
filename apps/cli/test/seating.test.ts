import { decideBoth } from '@sandtable/analysis/interpreter';
import { createRandom } from '@sandtable/bots';
import { RUNNING, readCanonical, STATUS } from '@sandtable/engine';
import { start } from '@sandtable/reference';
import { expect, test } from 'vitest';
import { built } from './together/built.ts';

const RULES = `ruleset "seating" version "1.0.0" language 1
kind Side { state coins: 0..9 = 0 }
table Side { id
  red
  blue
  green
}
seats for Side {
  duel   { a {red}  b {blue} }
  solo   { a {red, green}  machine by calm {blue} }
  crowd  { one by calm {red}  two by calm {blue}  three {green} }
}
policy calm for Side { at play/bid { 1 1 } }
state told: 0..9 = 0
function people(): set of Side = { s in Side where seated(s) and not automated(s) }
function number(): 0..9 = match mode { duel -> 1, solo -> 2, crowd -> 3 }
play {
  for s in people() { s.coins += 2 }
  for s in Side where seated(s) {
    let bid = choose one of x in 0..3 by s where mode == solo or x < 3 else "few"
    s.coins += bid
    told = number()
  }
  if mode is crowd { finish won by { s in Side where automated(s) } }
  finish drawn by people()
}
`;

test.each([
  ['duel', 0, [], 1],
  ['solo', 1, ['blue'], 2],
  ['crowd', 2, ['red', 'blue'], 3],
])('%s: who sits where is the same on both sides', async (_, layout, automated, expected) => {
  const { module, model } = await built(RULES);
  const S = new Int32Array(module.layout.size);
  module.start(S, 5, layout, new Int32Array(0));
  const reference = start(model, { seed: 5, layout, options: [] });
  const random = createRandom(5);
  const coins = [...(readCanonical(module, S).fields['Side.coins'] ?? [])];
  const people = ['red', 'blue', 'green'].map((side, i) => (layout === 0 && i === 2) || automated.includes(side));
  expect(coins).toEqual(people.map((none) => (none ? 0 : 2)));
  while (S[STATUS] === RUNNING) {
    expect(readCanonical(module, S)).toEqual(reference.canonical());
    module.sample(S, random);
    expect(decideBoth(module, S, reference)).toBeUndefined();
  }
  const { states, winners } = readCanonical(module, S);
  expect(readCanonical(module, S)).toEqual(reference.canonical());
  expect([states.told, winners.length]).toEqual([[expected], 2]);
});
