import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, textFindings } from '@sandtable/compiler';
import { isCatalogue, keyOf, readPo, targetEdit } from '@sandtable/l10n';
import { type BadText, badTextsIn } from '@sandtable/testkit';
import { applyEdits } from '@sandtable/text';
import { expect, test } from 'vitest';
import { rowsOf } from '../src/translate/rows.ts';
import { mergedCatalogue } from '../src/workers/translation-preview.ts';

const badTexts = badTextsIn(readFileSync(join(import.meta.dirname, '../../../libs/l10n/test/bad-texts.md'), 'utf8'));
const RULES = [
  {
    path: 'rules.sand',
    text: 'ruleset "sample" version "1.2.0" language 1\nconstant limit: 1..9 = 3\nkind City { }\ntable City {\n  id\n  lyra\n}\n',
  },
  {
    path: 'text/de/1.md',
    text: '# Karten {#karten §3}\n\nBis zu {constant.limit} in {City.lyra}.\n\n- Mehr gibt es nicht.\n',
  },
];
const { model } = compile(RULES);
if (model === undefined) throw new Error('the rules compile');

/** What was reviewed is evaluated by the command line alone. */
const seen = badTexts.filter(({ files }) => files.every(({ path }) => path !== 'text/reviewed.txt'));
const catalogues = seen.filter(({ files }) => isCatalogue(files[0]?.path ?? ''));
const poOf = ({ files }: BadText) => files[0] ?? { path: '', text: '' };

test.each(seen)('found in the page as on the command line: $title', ({ files, found }) => {
  const reported = textFindings([...RULES, ...files], model).filter(({ severity }) => severity !== 'note');
  expect(reported.map(({ code }) => code).toSorted()).toEqual(found.map((one) => one.split(' ')[1]).toSorted());
});

test.each(catalogues)('brought up to date or left alone: $title', (given) => {
  const { path, text } = poOf(given);
  const merged = mergedCatalogue(model, [...RULES, { path, text }], path);
  if (given.kept === undefined) expect(merged).toBeUndefined();
  else expect(given.kept.filter((line) => !merged?.split('\n').includes(line))).toEqual([]);
});

test.each(catalogues)('what is typed changes its own lines alone: $title', (given) => {
  const { path, text } = poOf(given);
  const rows = rowsOf(readPo(path, text), path, []);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  for (const { entry } of rows)
    for (const form of entry.targets.keys()) {
      const edit = targetEdit(text, entry, 'X', form);
      const own = entry.targetSpans?.[form];
      if (edit === undefined || own === undefined) throw new Error('no place for what is typed');
      expect([edit.span.start >= own.start, edit.span.end <= own.end]).toEqual([true, true]);
      expect(text.slice(edit.span.start, edit.span.end)).toMatch(/^msgstr(\[\d\])?\s("[^\n]*"\s*)+$/);
      const after = readPo(path, applyEdits(text, [edit])).entries.filter((one) => keyOf(one) === keyOf(entry));
      expect(after.some(({ targets }) => targets[form] === 'X')).toBe(true);
    }
});
