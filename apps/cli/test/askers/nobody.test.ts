import { RUNNING, readCanonical, STATUS } from '@sandtable/engine';
import { start } from '@sandtable/reference';
import { expect, test } from 'vitest';
import { built } from '../together/built.ts';

const rules = (question: string) => `ruleset "nobody" version "1.0.0" language 1
kind Player { state score: 0..9 = 0 }
kind Card
table Player { id
  ann
  bob
  cleo
}
table Card { id
  c1
  c2
}
seats for Player { two { a {ann}  b {bob} } }
pile hand(p: Player) of Card
state who: Player? = none
play {
  put c2 into hand(bob)
  ${question}
  finish won by {ann}
}
`;

/** How the first rest is, the same on both sides. */
async function begun(question: string) {
  const { module, model } = await built(rules(question));
  const S = new Int32Array(module.layout.size);
  module.start(S, 1, 0, new Int32Array(0));
  const reference = start(model, { seed: 1, layout: 0, options: [] });
  expect(readCanonical(module, S)).toEqual(reference.canonical());
  const { fault, asks, states } = reference.canonical();
  return { fault, roles: asks.map(({ role }) => role), who: states.who?.[0], running: S[STATUS] === RUNNING };
}

const open = { fault: undefined, running: true };
const ended = { fault: undefined, running: false, roles: [] };

test.each([
  ['those with something to choose', 'let c = choose one of hand(p) by p in Player', { ...open, roles: [1], who: 0 }],
  [
    'all that have a seat',
    'let c = choose optional one of hand(p) by p in everyone',
    { ...open, roles: [0, 1], who: 0 },
  ],
  ['one as by would', 'let c = choose one of Card by p in {bob}', { ...open, roles: [1], who: 0 }],
  [
    'nobody, where a value stands for the answer: p is the first of them',
    'let c = choose one of hand(p) by p in {ann, cleo} otherwise c1   who = p',
    { ...ended, who: 1 },
  ],
  [
    'nobody, without a value',
    'choose act by p in {ann} { show(c in hand(p)) }',
    { ...ended, fault: 'nothing-to-choose', who: 0 },
  ],
  [
    'nobody, of none',
    'let c = choose one of Card by p in { q in Player where q.score > 3 }',
    { ...ended, fault: 'unseated', who: 0 },
  ],
  [
    'nobody, without a seat',
    'let c = choose one of Card by p in {cleo} otherwise c1',
    { ...ended, fault: 'unseated', who: 0 },
  ],
  [
    'whoever can meet a condition of the whole',
    'let c = choose any of hand(p) by p in Player such that count(c) == 1',
    { ...open, roles: [1], who: 0 },
  ],
  [
    'whoever can fill in every key',
    'let c = choose one of hand(p) for each q in {ann} by p in Player',
    { ...open, roles: [1], who: 0 },
  ],
])('asked are %s', async (_, question, expected) => {
  expect(await begun(question)).toEqual(expected);
});
