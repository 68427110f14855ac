import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manualLanguages } from '@sandtable/messages';
import { expect, test } from 'vitest';
import { type Case, contentOf, readCase, writeCase } from './cases/case-file.ts';
import { codesOfLibs } from './cases/codes.ts';
import { golden, mendedBy } from './cases/golden.ts';
import { withExample } from './cases/page.ts';
import { allFindings } from './cases/run-case.ts';

/** `UPDATE=1 vitest run libs/compiler` writes what is found into cases and manual; look at the difference before you commit. */
const UPDATE = process.env.UPDATE === '1';
const folder = join(import.meta.dirname, 'findings');
const manual = join(import.meta.dirname, '../../../docs/findings');
const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');

function matchText(path: string, actual: string): void {
  if (UPDATE) writeFileSync(path, actual);
  else expect(actual).toBe(readFileSync(path, 'utf8'));
}

const filesOf = ({ files }: Case) => files.map((file) => ({ path: file.path, text: contentOf(file) }));

/** The files of the case with the fixed ones in place of those of the same path. */
function mendedFiles(given: Case) {
  const changed = new Set(given.mended.map(({ path }) => path));
  return [...filesOf(given).filter(({ path }) => !changed.has(path)), ...given.mended];
}

/** The first case of a code is the example on its page. */
const isExample = (name: string) => name.split('.').length === 2;

test.each(names)('%s', async (name) => {
  const given = readCase(textOf(name));
  const files = filesOf(given);
  const findings = await allFindings(files);
  const fixed = mendedBy(findings, files).map((file) => ({ ...file, how: '' }));
  const found = { ...given, findings: golden(findings, files), mended: fixed.length > 0 ? fixed : given.mended };
  matchText(join(folder, name), writeCase(found));
  expect(findings.map(({ code }) => code)).toEqual([given.code]);
  const remaining = await allFindings(mendedFiles(found));
  expect(remaining.filter((one) => one.severity !== 'note')).toEqual([]);
  for (const lang of isExample(name) ? manualLanguages : []) {
    const page = join(manual, lang, `${given.code}.md`);
    matchText(page, withExample(readFileSync(page, 'utf8'), found, findings, lang));
  }
});

/** Codes that no ruleset can bring about, and why. */
const OUT_OF_REACH: Readonly<Record<string, string>> = {
  'internal/crash': 'a bug of ours; compile.test.ts provokes it with a text that is none',
  'findings/more': 'a case has one finding; compile.test.ts counts more',
  'format/json': 'layouts and saves are no rules; libs/schema and libs/session test their files',
  'format/missing': 'as format/json',
  'format/unknown-key': 'as format/json',
  'format/value': 'as format/json',
  'l10n/xliff': 'a file that is taken in, not part of a ruleset; libs/l10n and the command line test it',
  'l10n/glossary': 'as l10n/xliff',
  'l10n/not-taken': 'as l10n/xliff',
  'file/unreadable': 'a file that the disk does not hand out; the command line tests it',
  'variant/missing': 'whoever asks for a variant by name; variants.test.ts and the command line do',
  'table/schema': 'the second opinion of Ajv; libs/schema holds that it never differs from the first',
  'fault/none': 'the engine gives every fault a name',
  'fault/no-arm': 'the checker wants an arm for every value',
};

/** Codes of work that is under way: whoever adds a code adds its case, and takes it off this list. */
const WITHOUT_CASE: readonly string[] = [];

test('every code has a case', () => {
  const all = names.map(textOf).join('\n');
  const missing = codesOfLibs().filter((code) => !all.includes(` ${code}\n`) && !all.includes(` ${code}:`));
  expect(missing.filter((code) => !(code in OUT_OF_REACH))).toEqual(WITHOUT_CASE);
});

test('every page is about a code that has a case', () => {
  const pages = readdirSync(join(manual, 'en'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => path.replaceAll('\\', '/').slice(0, -'.md'.length));
  const idle = pages.filter((code) => !existsSync(join(folder, `${code.replace('/', '-')}.md`)));
  expect(idle.filter((code) => !(code in OUT_OF_REACH))).toEqual([]);
});
