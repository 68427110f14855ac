import { expect, test } from 'vitest';
import { type Known, migrateRuleset, migrateSave, type RulesetStep, type SaveStep } from '../src/migrations/index.ts';

const rules = (language: number | string) => [
  { path: 'a.sand', text: '// ruleset "no" version "1" language 9\nstate x: int = 1\n' },
  { path: 'b.sand', text: `/// The head.\nruleset "sample"\n  version "1.0.0" language ${language} // as of today\n` },
];
const appending = (from: number): RulesetStep => ({
  from,
  change: (files) => files.map((file) => ({ ...file, text: `${file.text}// from ${from}\n` })),
});
const THREE: Known<RulesetStep> = { newest: 3, steps: [appending(2), appending(1)] };

test('steps follow each other, and the number in the head is the newest', () => {
  expect(migrateRuleset(rules(1), THREE)).toEqual({
    is: 'migrated',
    version: 1,
    newest: 3,
    value: rules(3).map((file) => ({ ...file, text: `${file.text}// from 1\n// from 2\n` })),
  });
});

test.each([
  ['the newest version', rules(3), { is: 'current', version: 3 }],
  ['a newer one', rules(4), { is: 'newer', version: 4, newest: 3 }],
  ['one that no step begins with', rules(0), { is: 'stranded', version: 0, newest: 3 }],
  ['no number', rules('one'), { is: 'unstated' }],
  ['no files', [], { is: 'unstated' }],
])('rules with %s', (_, files, forward) => expect(migrateRuleset(files, THREE)).toEqual(forward));

const TWO: Known<SaveStep> = {
  newest: 2,
  steps: [{ from: 1, change: ({ seed, ...rest }) => ({ ...rest, chance: seed }) }],
};

test('a save is brought forward', () => {
  const forward = migrateSave('{ "format": 1, "seed": 7 }', TWO);
  expect(forward.is === 'migrated' && JSON.parse(forward.value)).toEqual({ format: 2, chance: 7 });
});

test.each([
  ['{ "format": 2 }', { is: 'current', version: 2 }],
  ['{ "format": 3 }', { is: 'newer', version: 3, newest: 2 }],
  ['{ "format": "1" }', { is: 'unstated' }],
  ['[1]', { is: 'unstated' }],
  ['no JSON', { is: 'unstated' }],
])('the save %s', (text, forward) => expect(migrateSave(text, TWO)).toEqual(forward));
