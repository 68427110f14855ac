import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messagesIn } from '@sandtable/messages';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrating } from '../src/commands/migrate.ts';
import { changedLines } from '../src/migrate/changed-lines.ts';
import { sandtable } from './sandtable.ts';

const template = join(import.meta.dirname, '../templates/small');
let cwd: string;
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sandtable-'));
  await cp(template, join(cwd, 'small'), { recursive: true });
  await writeFile(join(cwd, 'small/match.save'), '{ "format": 1 }');
});
afterEach(async () => await rm(cwd, { recursive: true }));

const rules = () => readFile(join(cwd, 'small/rules.sand'), 'utf8');
const setLanguage = async (language: number) =>
  await writeFile(join(cwd, 'small/rules.sand'), (await rules()).replace('language 1', `language ${language}`));

test('what is up to date stays as it is', async () => {
  const before = await rules();
  const { code, out } = await sandtable(cwd, 'migrate', 'small', '--write');
  expect(code).toBe(0);
  expect(out).toBe('small: language 1, nothing to do\nsmall/match.save: format 1, nothing to do');
  expect(await rules()).toBe(before);
});

test('matches that the workbench has saved in a ruleset are looked at, too', async () => {
  await mkdir(join(cwd, 'small/sessions'));
  await writeFile(join(cwd, 'small/sessions/evening.json'), '{ "format": 7 }');
  const { code, out } = await sandtable(cwd, 'migrate', 'small');
  expect(code).toBe(1);
  expect(out).toContain('small/sessions/evening.json needs');
});

test('what needs a newer Sandtable is refused', async () => {
  await setLanguage(2);
  await writeFile(join(cwd, 'small/match.save'), '{ "format": 7 }');
  const { code, out } = await sandtable(cwd, 'migrate', 'small', '--lang', 'de');
  expect(code).toBe(1);
  expect(out).toContain('small braucht Version 2 der Sprache; diese Version von Sandtable kennt nur Version 1.');
  expect(out).toContain(
    'small/match.save braucht Format 7 für gespeicherte Partien; diese Version von Sandtable liest nur Format 1.',
  );
});

test('a file that is no save says so', async () => {
  expect(await sandtable(cwd, 'migrate', 'small/rules.sand')).toMatchObject({
    code: 1,
    out: 'small/rules.sand isn’t a saved match: its “format” is missing.',
  });
});

/** With a step that there might be once. */
async function withStep(write: boolean) {
  const lines: string[] = [];
  const io = { cwd, write: (text: string) => void lines.push(text) };
  const command = migrating({
    rules: {
      newest: 2,
      steps: [{ from: 1, change: (files) => files.map((f) => ({ ...f, text: f.text.replace('repeat', 'again') })) }],
    },
    saves: { newest: 1, steps: [] },
  });
  const context = { io, positionals: ['small'], values: { write }, messages: messagesIn('en'), json: false };
  const { ok } = await command.run(context as never);
  return { ok, lines };
}

test('what would change is shown, and written if asked for', async () => {
  const before = await rules();
  const { ok, lines } = await withStep(false);
  expect(ok).toBe(true);
  expect(lines).toEqual([
    'small: language 1 → 2',
    '  small/rules.sand',
    '    - ruleset "small" version "0.1.0" language 1 layout "layout.json"',
    '    + ruleset "small" version "0.1.0" language 2 layout "layout.json"',
    '    -   repeat rounds times {',
    '    +   again rounds times {',
    'small/match.save: format 1, nothing to do',
    '1 file would change; use --write to save it',
  ]);
  expect(await rules()).toBe(before);
  expect((await withStep(true)).lines.at(-1)).toBe('1 file written');
  expect(await rules()).toBe(before.replace('language 1', 'language 2').replace('repeat', 'again'));
});

test.each([
  ['a', 'a', []],
  ['a\nb\nc', 'a\nc', ['- b']],
  ['a\nb\nc\nd', 'x\nb\nc\ny', ['- a', '+ x', '- d', '+ y']],
  ['', 'a', ['- ', '+ a']],
])('%j became %j', (before, after, lines) => expect(changedLines(before, after)).toEqual(lines));
