import { compile } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import { faultValues } from '@sandtable/reference';
import { createMatch, playable } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { expect, it } from 'vitest';
import { isLong } from './long.ts';

const world = (members: number, rules: string): string => `ruleset "endless" version "1.0.0" language 1
kind Side
kind Cell { n: 0..99, state held: bool = false }
table Side { id
  red
}
table Cell { id n
${Array.from({ length: members }, (_, i) => `  c${i} ${i}`).join('\n')}
}
seats for Side { one { all {red} } }
state turn: 0..9 = 0
${rules}
`;

/** What nobody waits for until it ends: thirty members to the power of six. */
const ENDLESS = {
  'a loop in a procedure': `play { go() }
procedure go() { while turn < 7 { turn = 1 } }`,
  'a loop in a function': `function f(c: Cell): bool { var k: 0..9 = 0
  while k < 5 { k = 0 }
  return c.n > 3 }
play { let x = choose one of c in Cell by red where f(c)
  x.held = true }`,
  'thousands of decisions at once': `decisions many {
  decide p(c: Cell, d: Cell) = (some e in Cell where p(e, d) and not p(c, e)) or not p(d, c)
  circle { else -> all = false }
}
play { let x = choose one of c in Cell by red where p(c, c1)
  x.held = true }`,
};

/** What the interpreter takes its time for, to tell what the fault met. */
const SLOW = {
  'conditions in conditions': `function f(c: Cell): int = count a in Cell where not a.held and (count b in Cell where not b.held and
  (count d in Cell where not d.held and (count e in Cell where not e.held and (count g in Cell where not g.held and
  (count h in Cell where not h.held and a.n + b.n + d.n + e.n + g.n + h.n + c.n == 99) > 0) > 0) > 0) > 0) > 0
play { let x = choose one of c in Cell by red where f(c) > 1
  x.held = true }`,
  'members of constants in each other': `function f(c: Cell): bool = some a in Cell, b in Cell, d in Cell, e in Cell, g in Cell, h in Cell where
  a.n + b.n + d.n + e.n + g.n + h.n + c.n == 9999
play { let x = choose one of c in Cell by red where f(c)
  x.held = true }`,
};

const CASES = Object.entries(isLong ? { ...ENDLESS, ...SLOW } : ENDLESS);

it.for(CASES)('%s ends by a fault that names its place', { timeout: 120_000 }, async ([, rules]) => {
  // So many decisions need not go on for ever, only for longer than anybody may.
  const text = world(rules.includes('decisions') ? 60 : 30, rules);
  const { model, javascript = '', findings } = compile([{ path: 'rules.sand', text }]);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const match = createMatch(playable(await load(javascript), engine), { seats: 'one', seed: 1, options: {} });
  const { fault } = match.view();
  expect(fault?.code).toBe('fault/budget');
  // Somewhere in the rules, behind the tables.
  expect(fault?.start).toBeGreaterThan(text.indexOf('state turn'));
  // Telling what the fault met comes to an end, too.
  if (model) expect(faultValues(model, match.save(), 'fault/budget')).toBeDefined();
});
