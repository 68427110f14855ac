import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gameOfTutorial } from '@sandtable/testkit';
import { describe, expect, test } from 'vitest';
import { ownFolder } from './own-folder.ts';

/** The games that the manual makes with its reader: those of its tutorials, and what `new` begins with. */
const { write, sandtable } = ownFolder();

const page = (name: string) => async (): Promise<void> => {
  const markdown = await readFile(join(import.meta.dirname, '../../../docs/tutorials', name), 'utf8');
  for (const { path, text } of gameOfTutorial(markdown)) await write(`game/${path}`, text);
};
const template = (name: string) => async (): Promise<void> => {
  await sandtable('new', 'game', '--template', name);
};
const GAMES = {
  ferries: page('first-game.md'),
  'two rivers': page('from-rulebook-to-ruleset.md'),
  'small template': template('small'),
  'map template': template('map'),
};

describe.each(Object.entries(GAMES))('%s', (_, make) => {
  test('is right in every way that the checker knows', async () => {
    await make();
    const checked = JSON.parse((await sandtable('check', 'game', '--json')).out);
    expect(checked).toMatchObject({ ok: true, findings: [] });
    expect((await sandtable('test', 'game')).out).toMatch(/[1-9]\d* passed, 0 failed$/);
  });

  test('is played a thousand times without a runtime error', async () => {
    await make();
    const { out, code } = await sandtable('simulate', 'game', '--games', '1000', '--reference', '2');
    expect(out).toMatch(/ 0 at the limit, 0 runtime errors/);
    expect(out).toContain('2 games cross-checked against the reference: 0 differences');
    expect(code).toBe(0);
  });
});

test('the war of the manual is even, and its policy beats chance on both sides', async () => {
  await GAMES['two rivers']();
  const wins = async (bot: string, seat: string): Promise<number> => {
    const { out } = await sandtable('simulate', 'game', '--games', '60', '--bot', bot);
    return Number(new RegExp(`${seat}: (\\d+) wins?`).exec(out)?.[1]);
  };
  expect(await wins('british=policy:staff', 'british')).toBeGreaterThan(50);
  expect(await wins('ottoman=policy:staff', 'ottoman')).toBeGreaterThan(50);
  expect(await wins('all=policy:staff', 'british')).toBeGreaterThan(15);
  expect(await wins('all=policy:staff', 'ottoman')).toBeGreaterThan(15);
});
