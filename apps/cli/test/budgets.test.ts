import { compile } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import { doNamed, runExample, type Start, start, startNamed } from '@sandtable/reference';
import { createMatch, playable } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { expect, it } from 'vitest';
import { isLong } from './long.ts';

const game = (rules: string): string => `ruleset "wide" version "1.0.0" language 1
kind Side
kind Cell { state rank: 0..9 = 0 }
table Side { id
  red
}
table Cell { id
${Array.from({ length: 130 }, (_, i) => `  c${i}`).join('\n')}
}
seats for Side { one { all {red} } }
state sum: 0..999 = 0
state turns: 0..9 = 0
play {
  let n = choose one of 1..3 by red as much
  go()
  finish won by {red}
}
procedure go() {
${rules}
}
example "it ends" {
  run go()
  then { sum == 0 }
}
`;
/** Two million and two hundred thousand members, which a module looks at in some milliseconds. */
const WIDE = `  sum = count a in Cell where (some b in Cell where (some c in Cell where a.rank + b.rank + c.rank > 20))`;
const ENDLESS = `  while turns < 7 { turns = 1 }`;

async function played(rules: string) {
  const { model, javascript = '', findings } = compile([{ path: 'rules.sand', text: game(rules) }]);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const create = await load(javascript);
  const match = createMatch(playable(create, engine), { seats: 'one', seed: 1, options: {} });
  expect(match.decide(2).ok).toBe(true);
  if (model === undefined) throw new Error('the rules are right');
  return { model, match };
}

it('what a module can look at in a decision, the interpreter can, with any budget', { timeout: 60_000 }, async () => {
  const { model, match } = await played(WIDE);
  expect(match.view()).toMatchObject({ status: 'won', fault: undefined });
  const usual: Start = { seed: 1, layout: 0, options: [] };
  const among = [start(model, usual), ...(isLong ? [startNamed(model, match.save(), 200_000_000)] : [])];
  for (const other of among) {
    expect(other && match.save().decisions.map((one) => doNamed(model, other, one))).toEqual([true]);
    expect(other?.position.fault).toBeUndefined();
  }
  expect(model.examples.map((example) => runExample(model, example))).toEqual([{ ok: true }]);
});

it('a loop without end uses up the budget of both', { timeout: 60_000 }, async () => {
  const { model, match } = await played(ENDLESS);
  expect(match.view().fault?.code).toBe('fault/budget');
  const reference = start(model, { seed: 1, layout: 0, options: [] });
  expect(match.save().decisions.map((one) => doNamed(model, reference, one))).toEqual([true]);
  expect(reference.position.fault?.name).toBe('budget');
});
