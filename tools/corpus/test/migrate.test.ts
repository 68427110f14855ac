import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Known,
  migrateRuleset,
  migrateSave,
  type RulesetStep,
  type SaveStep,
} from '@sandtable/compiler/migrations';
import { expect, test } from 'vitest';
import { keptRulesets, MATCH, RELEASES, sourcesIn } from '../src/replayed.ts';

/** As a second version might begin: everything gets a comment, and saves a further key. */
const RULES: Known<RulesetStep> = {
  newest: 2,
  steps: [{ from: 1, change: (files) => files.map((file) => ({ ...file, text: `${file.text}\n` })) }],
};
const SAVES: Known<SaveStep> = { newest: 2, steps: [{ from: 1, change: (save) => ({ ...save, place: 'table' }) }] };

test.each(keptRulesets())('%s and its match are up to date', (path) => {
  const folder = join(RELEASES, path);
  expect(migrateRuleset(sourcesIn(folder))).toEqual({ is: 'current', version: 1 });
  expect(migrateSave(readFileSync(join(folder, MATCH), 'utf8'))).toEqual({ is: 'current', version: 1 });
});

test.each(keptRulesets())('%s and its match could be brought forward', (path) => {
  const folder = join(RELEASES, path);
  const files = sourcesIn(folder);
  const rules = migrateRuleset(files, RULES);
  if (rules.is !== 'migrated') throw new Error(rules.is);
  expect(migrateRuleset(rules.value, RULES)).toEqual({ is: 'current', version: 2 });
  expect(rules.value.map(({ text }) => text.replace(/ language 2\b/, ' language 1'))).toEqual(
    files.map(({ text }) => `${text}\n`),
  );
  const save = migrateSave(readFileSync(join(folder, MATCH), 'utf8'), SAVES);
  if (save.is !== 'migrated') throw new Error(save.is);
  expect(JSON.parse(save.value)).toMatchObject({ format: 2, place: 'table' });
});
