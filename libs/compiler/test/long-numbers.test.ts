import { expect, test } from 'vitest';
import { compile } from '../src/index.ts';

const HEAD = `ruleset "sums" version "1" language 1
kind Side
table Side { id
  red }
seats for Side { one { only {red} } }
`;
const LONG = '9'.repeat(400);
const places: Readonly<Record<string, string>> = {
  constant: `constant c: 0..9 = ${LONG}`,
  sum: `constant c: 0..9 = 1 + ${LONG} * 2`,
  decimals: `constant c: 0..9 = 1.${LONG}`,
  'a small decimal': `constant c: 0..9 = 0.${'0'.repeat(400)}1`,
  'the bounds of a type': `state s: 0..${LONG} = 0`,
  'both bounds': `state s: -${LONG}..${LONG} = 0`,
  'a pattern': `function f(n: 0..9): 0..9 = match n { ${LONG} -> 1 else -> 2 }`,
  'a range of a set': `function f(): set of 0..9 = {n in 0..${LONG} where true}`,
  'a cell': `kind Town { rank: 0..3 }\ntable Town { id rank\n aria ${LONG} }`,
  'a roll': `play { let r = roll ${LONG} d6 }`,
  'a loop': `play { repeat ${LONG} times { finish draw } }`,
  'the language': `ruleset "more" version "1" language ${LONG}`,
};

test.each(Object.entries(places))('a number of any length is a finding: %s', (_, rules) => {
  const codes = compile([{ path: 'rules.sand', text: `${HEAD}${rules}\n` }]).findings.map(({ code }) => code);
  expect(codes).toContain('syntax/long-number');
  expect(codes).not.toContain('internal/crash');
});

test('denominators that are no longer finite end the search for a common one', () => {
  const small = `0.${'0'.repeat(14)}1`;
  const rules = `constant c: 0..9 = ${Array.from({ length: 40 }, () => small).join(' * ')} + 0.5`;
  const codes = compile([{ path: 'rules.sand', text: `${HEAD}${rules}\n` }]).findings.map(({ code }) => code);
  expect(codes).not.toContain('internal/crash');
  expect(codes).not.toEqual([]);
});
