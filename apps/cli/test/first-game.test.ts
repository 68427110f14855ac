import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandtable } from './sandtable.ts';

const page = join(import.meta.dirname, '../../../docs/tutorials/first-game.md');

/** Does what docs/tutorials/first-game.md tells a newcomer to do. */
let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sandtable-'));
  await sandtable(cwd, 'new', 'ferries');
  const text = await readFile(page, 'utf8');
  const block = (info: string) => text.split(`\n\`\`\`${info}\n`)[1]?.split('\n```')[0] ?? '';
  const write = (path: string, content: string) => writeFile(join(cwd, 'ferries', path), content);
  await write('rules.sand', block('sand rules'));
  await write('examples.sand', '');
  await write('layout.json', block('json'));
  await write('l10n/messages.en.ftl', block('ftl'));
  await write('l10n/messages.de.ftl', block('ftl german'));
});
afterAll(async () => await rm(cwd, { recursive: true }));

test('the game of the page is right, also in its layout', async () => {
  expect(JSON.parse((await sandtable(cwd, 'check', 'ferries', '--json')).out)).toMatchObject({
    ok: true,
    findings: [],
  });
  expect((await sandtable(cwd, 'test', 'ferries')).out).toMatch(/2 passed, 0 failed$/);
});

test('bots play it to the end', async () => {
  const { out, code } = await sandtable(cwd, 'simulate', 'ferries', '--games', '200', '--reference', '10');
  expect(out).toContain('200 won, 0 drawn, 0 at the limit, 0 runtime errors');
  expect(code).toBe(0);
});

test('it speaks with the words of the page', async () => {
  expect((await sandtable(cwd, 'play', 'ferries')).out).toContain('Which boat moves?');
  expect((await sandtable(cwd, 'play', 'ferries', '--bot', 'all')).out).toContain('Both boats are across.');
});
