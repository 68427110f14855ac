import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { badTextsIn } from '@sandtable/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sandtable } from './sandtable.ts';

const badTexts = badTextsIn(readFileSync(join(import.meta.dirname, '../../../libs/l10n/test/bad-texts.md'), 'utf8'));
const RULES =
  'ruleset "sample" version "1.2.0" language 1\nconstant limit: 1..9 = 3\nkind City { }\ntable City {\n  id\n  lyra\n}\n';
const CHAPTER = '# Karten {#karten §3}\n\nBis zu {constant.limit} in {City.lyra}.\n\n- Mehr gibt es nicht.\n';

let cwd: string;
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sandtable-'));
  await write('rules.sand', RULES);
  await write('text/de/1.md', CHAPTER);
});
afterEach(async () => await rm(cwd, { recursive: true }));

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(join(cwd, dirname(path)), { recursive: true });
  await writeFile(join(cwd, path), content);
}

interface Told {
  readonly findings: readonly {
    readonly code: string;
    readonly severity: string;
    readonly span: { readonly file: string; readonly start: number };
  }[];
}

test.each(badTexts)('$title', async ({ files, lang, found, says, kept }) => {
  for (const { path, bytes } of files) await write(path, bytes);
  const text = new Map(files.map((file) => [file.path, file.text]));
  const { findings } = JSON.parse((await sandtable(cwd, 'l10n', 'check', '.', '--json')).out) as Told;
  const places = findings
    .filter(({ severity }) => severity !== 'note')
    .map(({ code, span: { file, start } }) => ({ file, code, line: lineAt(text.get(file), start) }))
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.code.localeCompare(b.code));
  expect(places.map(({ file, code, line }) => `${file}:${line} ${code}`)).toEqual(found);
  const printed = (await sandtable(cwd, 'text', '.', '--lang', lang)).out.split('\n');
  expect(says.filter((line) => !printed.includes(line))).toEqual([]);

  const merged = await sandtable(cwd, 'l10n', 'merge', '.');
  const after = await Promise.all(files.map(async ({ path }) => await readFile(join(cwd, path))));
  if (kept === undefined) for (const [i, file] of files.entries()) expect(after[i]).toEqual(Buffer.from(file.bytes));
  else {
    expect(merged.code).toBe(0);
    const lines = after[0]?.toString('utf8').split('\n') ?? [];
    expect(kept.filter((line) => !lines.includes(line))).toEqual([]);
  }
});

/** Lines count from one; a file without text has one. */
const lineAt = (text: string | undefined, start: number): number => (text ?? '').slice(0, start).split('\n').length;
