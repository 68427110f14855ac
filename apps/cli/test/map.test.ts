import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandtable } from './sandtable.ts';

const RULESETS = fileURLToPath(new URL('../../../rulesets/', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'sandtable-maps-'));
beforeAll(() => {
  const drawing = new URL('../../editor/dist/picture/picture.js', import.meta.url);
  expect(existsSync(drawing), 'What draws comes with the build of the workbench: run npm run build first.').toBe(true);
});
afterAll(() => rm(folder, { recursive: true }));

async function exported(name: string, game: string, ...more: readonly string[]): Promise<string> {
  const out = join(folder, name);
  expect((await sandtable(RULESETS, 'map', 'export', game, '--out', out, ...more)).code).toBe(0);
  return await readFile(out, 'utf8');
}

test('a map is a drawing in the colours of daylight, with what stands on it or without', async () => {
  const [full, bare] = [await exported('a.svg', 'hex-dice'), await exported('b.svg', 'hex-dice', '--bare')];
  expect(full).toMatch(/^<svg xmlns=/);
  expect(full).not.toMatch(/var\(--(?:ink|paper|hairline)\)|light-dark/);
  expect(full).toMatch(/class="counter/);
  expect(bare).toMatch(/^<svg /);
  expect(bare).not.toMatch(/class="counter/);
});

test('a sheet lies as its map does, on the paper that was asked for, and its signs have their colours', async () => {
  const wide = await exported('wide.html', 'diplomacy', '--paper', 'a3');
  expect(wide).toContain('@page{size:A3 landscape');
  expect(wide).toContain('<h1>Diplomacy</h1>');
  // A file of its own knows no variables of the page.
  expect(wide.slice(wide.indexOf('<body>'))).not.toMatch(/var\(--paper\)/);
});

test('what cannot be drawn is said before anything is', async () => {
  const [paper, format] = [join(folder, 'c.html'), join(folder, 'c.png')];
  const other = await sandtable(RULESETS, 'map', 'export', 'hex-dice', '--paper', 'a7', '--out', paper);
  expect([other.code, other.err]).toEqual([2, expect.stringContaining('--paper a4|a3')]);
  const picture = await sandtable(RULESETS, 'map', 'export', 'hex-dice', '--out', format);
  expect([picture.code, picture.err]).toEqual([2, expect.stringContaining('.svg|.html|.pdf')]);
  const unknown = await sandtable(RULESETS, 'map', 'expotr', 'hex-dice');
  expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('export')]);
  expect([paper, format].some((path) => existsSync(path))).toBe(false);
});
