import { expect, test } from 'vitest';
import { rulePlace } from '../src/explain/rule-place.ts';
import type { DescribedAgainst, DescribedPart, DescribedPlace } from '../src/workers/why-protocol.ts';

const place = (line: number): DescribedPlace => ({
  text: '',
  file: 'rules.sand',
  start: line * 10,
  end: line * 10 + 5,
  line,
});
const part = (line: number): DescribedPart => ({
  ...place(line),
  is: 'value',
  value: '',
  decisive: true,
  of: '',
  parts: [],
});
const against = (more: Partial<DescribedAgainst>): DescribedAgainst => ({ what: 'guard', claims: [], ...more });
const reply = (...all: readonly DescribedAgainst[]) => ({ kind: 'against' as const, against: all, rules: [] });

test('a rule is changed at its condition, else where the answers are listed', () => {
  const both = against({ claims: [{ c: 'unknown', at: place(3) }], part: part(2) });
  expect(rulePlace(reply(both))).toMatchObject({ line: 3 });
  expect(rulePlace(reply(against({ part: part(2) }), both))).toMatchObject({ line: 2 });
});

test('where nothing speaks against an answer, there is no rule to change', () => {
  expect(rulePlace(reply())).toBeUndefined();
  expect(rulePlace(undefined)).toBeUndefined();
});
