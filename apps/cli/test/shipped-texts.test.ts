import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPo } from '@sandtable/l10n';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandtable } from './sandtable.ts';

const RULESETS = join(import.meta.dirname, '../../../rulesets');
const names = readdirSync(RULESETS);
const hasGettext = spawnSync('msgfmt', ['--version']).status === 0;

let cwd = '';
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'sandtable-'));
  cpSync(RULESETS, cwd, { recursive: true });
});
afterAll(() => rmSync(cwd, { recursive: true }));

const catalogues = (name: string): readonly string[] =>
  readdirSync(join(RULESETS, name, 'l10n')).filter((file) => file.endsWith('.po'));
const read = (name: string, file: string): string => readFileSync(join(cwd, name, 'l10n', file), 'utf8');
/** A catalogue as it reads, whatever tool wrote it: without places in files, which tools set in their own way. */
const meaning = (name: string, file: string) =>
  readPo(file, read(name, file)).entries.map(({ context, source, targets, flags }) => [
    context,
    source,
    targets,
    flags,
  ]);

describe.each(names)('the texts of %s', { timeout: 300_000 }, (name) => {
  test('are whole in German and English, and nothing is wrong with them', async () => {
    const { result } = JSON.parse((await sandtable(cwd, 'l10n', 'stats', name, '--json')).out);
    const languages: readonly { lang: string; all: { texts: number } }[] = result.languages;
    expect(languages.map(({ lang }) => lang)).toContain('en');
    // A word has as many forms as its language tells apart: each is a text, so languages differ in how many there are.
    for (const { all } of languages) expect(all).toMatchObject({ translated: all.texts, stale: 0, missing: 0 });
    expect(await sandtable(cwd, 'l10n', 'check', name)).toMatchObject({ code: 0 });
  });

  test('are what bringing them up to date would write, and the template is the same twice', async () => {
    const before = catalogues(name).map((file) => read(name, file));
    await sandtable(cwd, 'l10n', 'merge', name);
    expect(catalogues(name).map((file) => read(name, file))).toEqual(before);
    await sandtable(cwd, 'l10n', 'extract', name);
    const template = read(name, 'template.pot');
    await sandtable(cwd, 'l10n', 'extract', name);
    expect(read(name, 'template.pot')).toBe(template);
  });

  test.skipIf(!hasGettext)('pass the tools of GNU gettext, and read the same behind them', async () => {
    await sandtable(cwd, 'l10n', 'extract', name);
    const gnu = (command: string, ...args: readonly string[]) =>
      spawnSync(command, args, { cwd: join(cwd, name, 'l10n'), encoding: 'utf8' });
    for (const file of catalogues(name)) {
      const before = meaning(name, file);
      expect(gnu('msgfmt', '-c', '-o', '/dev/null', file)).toMatchObject({ status: 0, stderr: '' });
      expect(gnu('msgmerge', '-q', '--previous', '-o', 'merged.po', file, 'template.pot')).toMatchObject({ status: 0 });
      expect(gnu('msgcat', '-o', 'concatenated.po', 'merged.po')).toMatchObject({ status: 0, stderr: '' });
      expect(meaning(name, 'merged.po')).toEqual(before);
      expect(meaning(name, 'concatenated.po')).toEqual(before);
      rmSync(join(cwd, name, 'l10n/merged.po'));
      rmSync(join(cwd, name, 'l10n/concatenated.po'));
    }
  });
});
