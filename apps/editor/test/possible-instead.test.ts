import type { AskView } from '@sandtable/session';
import { expect, test } from 'vitest';
import { mostSelected, nothingAgainst } from '../src/explain/objection-words.ts';
import { possibleInstead, tellingClaims } from '../src/explain/possible-instead.ts';
import type { DescribedAgainst, DescribedClaim } from '../src/workers/why-protocol.ts';

const at = { text: '', file: 'rules.sand', start: 0, end: 0, line: 1 };
const texts = { named: (path: string) => (path === 'function/near' ? 'hexes nearby' : undefined) };

const unknown: DescribedClaim = { c: 'unknown', at };
const notAmong = (value: string, path?: string): DescribedClaim => ({
  ...{ c: 'atom', at, wanted: true, holds: false, because: [] },
  atom: {
    ...{ says: 'in', what: { n: 'value', value }, thanHas: ['a1'], negative: false },
    than: path === undefined ? { n: 'value', value: ['a1'] } : { n: 'name', name: path, paths: [path], of: [] },
  },
});
const telling = (against: Omit<DescribedAgainst, 'part'>, name = 'd4') => tellingClaims(against, name, texts);

test('that a value is in no set that nobody has a word for is explained by what can be answered instead', () => {
  expect(telling({ what: 'outside', claims: [notAmong('d4')] })).toEqual({ claims: [], isInstead: true });
  const named = notAmong('d4', 'function/near');
  expect(telling({ what: 'outside', claims: [named] })).toEqual({ claims: [named], isInstead: false });
  const other = notAmong('b2');
  expect(telling({ what: 'outside', claims: [other, notAmong('d4')] })).toEqual({ claims: [other], isInstead: false });
  // What a condition says of a set is a reason.
  expect(telling({ what: 'guard', claims: [notAmong('d4')] }).claims).toHaveLength(1);
});

test('what a set contains is left out where the rules say why in words', () => {
  const claims = [notAmong('3', 'Nation.ready')];
  expect(telling({ what: 'guard', reason: 'play/waits', claims }, 'tank')).toEqual({ claims: [], isInstead: false });
  expect(telling({ what: 'guard', claims }, 'tank')).toEqual({ claims, isInstead: false });
});

test('that a place is no neighbor is a reason', () => {
  const apart = notAmong('d4');
  if (apart.c !== 'atom') return;
  const claims = [{ ...apart, atom: { ...apart.atom, than: { n: 'neighbors' as const, of: ['a1'] } } }];
  expect(telling({ what: 'outside', claims })).toEqual({ claims, isInstead: false });
});

test('a value with parts is described by them whatever the sets are called', () => {
  const claims = [notAmong('moves(ukr)', 'function/near'), notAmong('moves(ukr)')];
  expect(telling({ what: 'outside', claims }, 'moves(ukr)')).toEqual({ claims: [], isInstead: true });
});

test('that something hidden decides is left out where the rules say why and what is possible instead, and shown where nothing else is', () => {
  const reason = 'play--not-listed';
  expect(telling({ what: 'guard', reason, claims: [unknown] })).toEqual({ claims: [], isInstead: true });
  expect(telling({ what: 'guard', reason, claims: [] })).toEqual({ claims: [], isInstead: false });
  expect(telling({ what: 'guard', claims: [unknown] })).toEqual({ claims: [unknown], isInstead: false });
  expect(telling({ what: 'outside', claims: [unknown] })).toEqual({ claims: [], isInstead: true });
});

test('instead of a value with parts there are those that differ in one part', () => {
  const possible = ['holds', 'moves(gal)', 'moves(vie)', 'moves(gre, true)', 'supports(vie, tri)'];
  expect(possibleInstead(possible, 'moves(ukr)')).toEqual(['gal', 'vie']);
  expect(possibleInstead(possible, 'supports(vie, ukr)')).toEqual(['tri']);
  expect(possibleInstead(possible, 'convoys(vie)')).toEqual(possible);
  expect(possibleInstead(['c3', 'c4'], 'd4')).toEqual(['c3', 'c4']);
});

test('what nothing speaks against, though it is not offered, goes against what was answered before', () => {
  const question = { choice: 'play/laid', form: 'optional', kind: 'Card', picked: ['a'], role: 'red' } as const;
  const asked = { of: 'candidate', question, possible: ['none', 'guns'] } as const;
  expect(nothingAgainst({ ...asked, name: 'petain' })).toBe('nothingAgainstAlone');
  expect(nothingAgainst({ ...asked, name: 'guns' })).toBe('nothingAgainst');
});

test('one more of several is refused only once as many as can be are selected', () => {
  const question = { choice: 'play/out', form: 'some', kind: 'Card', picked: [], role: 'red' } as const;
  const asked = { of: 'candidate', question, possible: ['guns', 'horse'], name: 'guns' } as const;
  const open = { choice: 'play/out', form: 'some', high: 3 } as AskView;
  expect(mostSelected(asked, open)).toBe(3);
  expect(mostSelected({ ...asked, name: 'tanks' }, open), 'what can never be chosen').toBeUndefined();
  expect(mostSelected(asked, { ...open, choice: 'play/in' }), 'of another question').toBeUndefined();
  expect(mostSelected(asked, { ...open, form: 'one' })).toBeUndefined();
});
