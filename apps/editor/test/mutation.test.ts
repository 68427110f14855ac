import { expect, test } from 'vitest';
import { mutation } from '../src/workers/mutation.ts';
import type { MutationReply } from '../src/workers/mutation-protocol.ts';

const RULES = `ruleset "huts" version "1.0.0" language 1
kind Side { state hits: 0..9 = 0 }
table Side { id
  red
  blue }
seats for Side { two { first {red} second {blue} } }
procedure fire(s: Side) {
  if s.hits < 9 { s.hits += 1 }
}
play { for s in Side { fire(s) } }
example "a hit counts" {
  run fire(red)
  then { red.hits == 1 }
}
`;
const stackOf = (rules: string, list = '') => ({
  files: [
    { path: 'rules.sand', text: rules },
    { path: 'equivalent.txt', text: list },
  ],
  variants: [],
});

/** Asks on until all that is wanted was tried. */
function tried(rules: string, count: number, list = ''): MutationReply {
  const service = mutation();
  let reply = service.begin(stackOf(rules, list), count);
  while (!reply.done) reply = service.goOn();
  return reply;
}

test('changes that nobody notices are listed with their places', () => {
  const { isSound, tried: n, caught, survivors } = tried(RULES, 1000);
  expect(isSound).toBe(true);
  expect(n).toBe(caught + survivors.length);
  const change = survivors.find(({ line }) => line === 'if s.hits [< → <=] 9 { s.hits += 1 }');
  expect(change && RULES.slice(change.span.start, change.span.end)).toBe('<');
  expect(change?.reached).toBe(1);
});

test('what was tried of the same rules is not tried again', () => {
  const service = mutation();
  const ask = (rules: string, count: number) => service.begin(stackOf(rules), count);
  const first = ask(RULES, 3);
  expect([first.tried, first.of]).toEqual([3, 3]);
  expect(ask(RULES, 5).tried).toBeGreaterThanOrEqual(4);
  expect(ask(`${RULES}// nothing new\n`, 2).of).toBe(2);
});

test('listed changes are no survivors, and entries that are out of date lead to their line', () => {
  const list =
    'rules.sand: if s.hits [< → <=] 9 { s.hits += 1 }\n  Nobody hits that often.\nrules.sand: gone [1 → 2]\n  Gone.\n';
  const { equivalent, stale } = tried(RULES, 1000, list);
  expect(equivalent).toBe(1);
  expect(stale.map(({ why, span }) => [why, list.slice(span.start, span.end)])).toEqual([
    ['unknown', 'rules.sand: gone [1 → 2]'],
  ]);
});

test('nothing is tried where rules have errors or examples fail', () => {
  expect(tried(`${RULES}play {`, 10)).toMatchObject({ isSound: false, done: true, tried: 0 });
  expect(tried(RULES.replace('hits == 1', 'hits == 2'), 10)).toMatchObject({ failing: ['a hit counts'], tried: 0 });
});
