import { createCompiler } from '@sandtable/compiler';
import { applyEdits } from '@sandtable/text';
import { expect, test } from 'vitest';
import { declareMissing } from '../src/index.ts';
import { filesOf, typing } from './rules.ts';

const cases: readonly (readonly [typed: string, old: string, written: string])[] = [
  ['state turn: 0..9 = begi⟨cursor⟩nning', 'state turn: 0..9 = 0', 'constant beginning: 0..9 = 0'],
  [
    'function strong(c: Clan): bool = str⟨cursor⟩ict',
    'function strong(c: Clan): bool = c.strength > limit',
    'constant strict: bool = false',
  ],
  ['strong(c: dar⟨cursor⟩ing)', 'strong(c: blue)', 'constant daring: Clan = red'],
];

test.each(cases)('%s', (typed, old, written) => {
  const { library, text, offset, findings } = typing(typed, old);
  expect(findings).toEqual(['name/unknown']);
  const [change] = declareMissing(library, 'main.sand', offset, 'en');
  expect(change?.edits[0]?.text.trim()).toBe(written);
  const mended = applyEdits(text, change?.edits ?? []);
  expect(createCompiler().findings(filesOf(mended)), mended).toEqual([]);
});

test.each(['c.strength > lim⟨cursor⟩it', 'kind Cl⟨cursor⟩an {', '/// Those wh⟨cursor⟩o play.', 'fool⟨cursor⟩ }'])(
  'what is known, and what is no value, is not declared: %s',
  (typed) => {
    const { library, offset } = typing(typed);
    expect(declareMissing(library, 'main.sand', offset, 'en')).toEqual([]);
  },
);
