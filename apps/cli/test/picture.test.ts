import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandtable } from './sandtable.ts';

const RULESETS = fileURLToPath(new URL('../../../rulesets/', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'sandtable-pictures-'));
beforeAll(() => {
  const drawing = new URL(import.meta.resolve('@sandtable/picture/standalone'));
  expect(existsSync(drawing), 'What draws comes with the build of the workbench: run npm run build first.').toBe(true);
});
afterAll(() => rm(folder, { recursive: true }));

test('a file must have a format that is known', async () => {
  const { code, err } = await sandtable(RULESETS, 'picture', 'hex-dice', '--out', join(folder, 'board.gif'));
  expect(code).not.toBe(0);
  expect(err).toContain('.svg|.png|.html|.pdf');
});

test('the board is drawn as it stands at the beginning, and where a saved match stands', async () => {
  const [first, later, save] = ['a.svg', 'b.svg', 'match.json'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  expect((await sandtable(RULESETS, 'picture', 'hex-dice', '--width', '700', '--out', first)).code).toBe(0);
  const board = await readFile(first, 'utf8');
  expect(board).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" class="board" viewBox="[^"]+" width="700" height="\d+">/,
  );
  expect(board).not.toMatch(/var\(--(?:ink|paper|hairline)\)|light-dark/);
  await sandtable(RULESETS, 'play', 'hex-dice', '--bot', 'all', '--max-decisions', '30', '--save', save);
  await sandtable(RULESETS, 'picture', 'hex-dice', '--save', save, '--width', '700', '--out', later);
  const stands = await readFile(later, 'utf8');
  expect(stands).toMatch(/^<svg /);
  expect(stands).not.toBe(board);
});

test('the signs of a board are called as the ruleset calls them, in the language that is asked for', async () => {
  const out = join(folder, 'legend.html');
  expect((await sandtable(RULESETS, 'picture', 'trench-club', '--lang', 'de', '--out', out)).code).toBe(0);
  const page = await readFile(out, 'utf8');
  expect(page).toMatch(/Wiese.*Wald.*Straße.*Wasser.*Graben.*Startnummer/s);
  expect(page).not.toMatch(/Meadow|Forest|Dug|Number/);
}, 120_000);

test('tables and cards are printed with the board', async () => {
  const out = join(folder, 'sheet.html');
  expect((await sandtable(RULESETS, 'picture', 'longest-trench', '--out', out)).code).toBe(0);
  const page = await readFile(out, 'utf8');
  expect(page).toMatch(/^<!doctype html>/);
  expect(page).toMatch(/class="[^"]*\bcard-table\b/);
  expect(page).toMatch(/class="[^"]*\bcard\b/);
});
