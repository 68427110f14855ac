import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languagesIn } from '../src/wording-names.ts';

const OURS = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'sandtable-language-'));

beforeAll(() => {
  for (const part of ['node', 'src', 'wording', 'package.json'])
    cpSync(join(OURS, part), join(folder, part), { recursive: true });
  symlinkSync(join(OURS, '../../node_modules'), join(folder, 'node_modules'), 'junction');
  // Esperanto says one thing by itself.
  for (const part of ['findings', 'ui']) {
    const english = readFileSync(join(OURS, `wording/${part}.en.ftl`), 'utf8');
    const own = english.replace(/^usage--folder = .*$/m, 'usage--folder = Mankas dosierujo { $path }.');
    writeFileSync(join(folder, `wording/${part}.eo.ftl`), own);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a language is there once its files are, and nothing else', () => {
  const program = `
    const { languages, messagesIn, wordedLanguage } = await import(${JSON.stringify(pathToFileURL(join(folder, 'src/index.ts')))});
    const said = messagesIn(wordedLanguage('eo-PL')).text('usage/folder', { path: 'x' });
    console.log(JSON.stringify([languages, said, wordedLanguage('it')]));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual([['en', 'de', 'eo', 'fr'], 'Mankas dosierujo x.', 'en']);
});

test('a language that lacks a file waits for it', () => {
  const files = ['ui.fr.ftl', 'findings.pt-BR.ftl', 'ui.de.ftl', 'findings.fr.ftl', 'findings.de.ftl', 'README.md'];
  expect(languagesIn(files)).toEqual(['de', 'fr']);
  expect(languagesIn([...files, 'ui.pt-BR.ftl'])).toEqual(['de', 'fr', 'pt-BR']);
});
