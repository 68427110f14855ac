import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { badTextsIn } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { ownFolder } from './own-folder.ts';
import { TEXTS_GAME } from './texts-game.ts';

const badTexts = badTextsIn(readFileSync(join(import.meta.dirname, '../../../libs/l10n/test/bad-texts.md'), 'utf8'));
const { at, sandtable, write } = ownFolder(TEXTS_GAME);

interface Reported {
  readonly findings: readonly {
    readonly code: string;
    readonly severity: string;
    readonly span: { readonly file: string; readonly start: number };
  }[];
}

test.each(badTexts)('$title', async ({ files, lang, found, says, kept }) => {
  for (const { path, bytes } of files) await write(path, bytes);
  const text = new Map(files.map((file) => [file.path, file.text]));
  const { findings } = JSON.parse((await sandtable('l10n', 'check', '.', '--json')).out) as Reported;
  const places = findings
    .filter(({ severity }) => severity !== 'note')
    .map(({ code, span: { file, start } }) => ({ file, code, line: lineAt(text.get(file), start) }))
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.code.localeCompare(b.code));
  expect(places.map(({ file, code, line }) => `${file}:${line} ${code}`)).toEqual(found);
  const printed = (await sandtable('text', '.', '--lang', lang)).out.split('\n');
  expect(says.filter((line) => !printed.includes(line))).toEqual([]);

  const merged = await sandtable('l10n', 'merge', '.');
  const after = await Promise.all(files.map(async ({ path }) => await readFile(at(path))));
  if (kept === undefined) for (const [i, file] of files.entries()) expect(after[i]).toEqual(Buffer.from(file.bytes));
  else {
    expect(merged.code).toBe(0);
    const lines = after[0]?.toString('utf8').split('\n') ?? [];
    expect(kept.filter((line) => !lines.includes(line))).toEqual([]);
  }
});

/** Lines count from one; a file without text has one. */
const lineAt = (text: string | undefined, start: number): number => (text ?? '').slice(0, start).split('\n').length;
