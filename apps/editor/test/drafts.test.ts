import { createCompiler } from '@sandtable/compiler';
import { expect, test } from 'vitest';
import { patchProposalsAt } from '../src/workers/patch-proposals.ts';

const text = `ruleset "sample" version "1.0.0" language 1
kind Stone { weight: 1..9 }
table Stone { id weight
  pebble 2
}
constant limit: 1..9 = 3
function heavy(s: Stone): bool = s.weight > limit or s == pebble
`;

test('a house rule can change the rule at a place, and what is named there', () => {
  const about = (word: string) =>
    patchProposalsAt(createCompiler({ uses: true }), [{ path: 'a.sand', text }], 'a.sand', text.lastIndexOf(word)).map(
      (one) => one.text,
    );
  const rule = 'replace function heavy(s: Stone): bool = s.weight > limit or s == pebble';
  expect(about('limit')).toEqual([rule, 'set constant limit = 3']);
  expect(about('pebble')).toEqual([rule, 'change Stone.pebble { weight: 2 }', 'remove Stone.pebble']);
  expect(about('or s')).toEqual([rule]);
  expect(about('ruleset')).toEqual([]);
});
