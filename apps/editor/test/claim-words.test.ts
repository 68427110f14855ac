import type { Atom, Noun } from '@sandtable/explain';
import { expect, test } from 'vitest';
import { sentencesOf } from '../src/explain/claim-words.ts';
import { say } from '../src/words.ts';
import type { DescribedClaim } from '../src/workers/why-protocol.ts';

const at = { text: '', file: 'rules.sand', start: 0, end: 0, line: 1 };
const texts = {
  named: () => undefined,
  member: String,
  value: (_: string, value: unknown) => String(value).toUpperCase(),
};
const d4: Noun = { n: 'value', value: 'd4' };
const said = (atom: Partial<Atom>, wanted: boolean, holds: boolean): readonly string[] => {
  const claim: DescribedClaim = {
    ...{ c: 'atom', at, wanted, holds, because: [] },
    atom: { says: 'in', what: d4, negative: false, ...atom },
  };
  return sentencesOf(say('en'), texts, [claim]).map(({ text }) => text);
};

test('what is no neighbor of a place is said not to be next to it', () => {
  const than: Noun = { n: 'neighbors', of: ['a1'] };
  expect(said({ than, thanHas: ['a2', 'b1'] }, true, false)).toEqual(['D4 isn’t next to A1.']);
  expect(said({ than, thanHas: ['d4'] }, true, true)).toEqual(['D4 is one of these: neighbors of A1 (D4).']);
});

test('that a value is the value it is called by is no sentence', () => {
  expect(said({ says: 'none', has: 'd4' }, false, false)).toEqual([]);
  expect(said({ says: 'none', has: 'd4' }, true, false)).toEqual(['D4: D4, but there must be none.']);
});

test('a name without words is read without the preposition that leads to what it is about', () => {
  const what: Noun = { n: 'name', name: 'weightFrom', paths: ['function/weightFrom'], of: ['d4'] };
  expect(said({ says: 'equal', what, has: 1, than: { n: 'value', value: 1 } }, true, true)).toEqual([
    'Weight of D4: 1.',
  ]);
});
