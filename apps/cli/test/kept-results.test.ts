import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqlite } from '../src/store/database.ts';
import { ownFolder } from './own-folder.ts';

const rules = (most: number): string => `ruleset "sums" version "1" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { first {red} second {blue} } }
state sum: 0..12 = 0
play {
  repeat 3 times {
    for s in Side {
      let n = choose one of 0..${most} by s
      sum += n
    }
  }
  if sum mod 2 == 0 { finish won by {red} because "even" }
  finish won by {blue} because "odd"
}
`;
const { sandtable } = ownFolder({ 'rulesets/sums/rules.sand': rules(2), 'rulesets/other/rules.sand': rules(1) });

let folder: string;
let store: readonly string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandtable-kept-'));
  store = ['--store', join(folder, 'games.sqlite')];
});
afterEach(async () => await rm(folder, { recursive: true }));

/** A command that plays so many games, with a store and without one. */
const COMMANDS = [
  ['simulate', (games: string) => ['simulate', 'sums', '--games', games]],
  ['compare', (games: string) => ['compare', 'sums', 'other', '--games', games]],
  ['ladder', (games: string) => ['ladder', 'sums', '--bots', 'random,search:2', '--games', games]],
] as const;

test.each(COMMANDS)('%s plays only what wasn’t played before, and finds the same', async (_, argv) => {
  const alone = await sandtable(...argv('30'), '--json');
  const some = await sandtable(...argv('20'), ...store, '--json');
  const more = await sandtable(...argv('30'), ...store, '--json');
  const again = await sandtable(...argv('30'), ...store, '--json');
  expect([some.err, more.err, again.err]).toEqual([
    '',
    '20 of 30 games were in the store',
    '30 of 30 games were in the store',
  ]);
  expect([more.out, again.out]).toEqual([alone.out, alone.out]);
});

test('another seed, bot or option is another question', async () => {
  await sandtable('simulate', 'sums', '--games', '20', ...store);
  for (const other of [['--seed', '2'], ['--bot', 'search:1'], ['--coverage']])
    expect((await sandtable('simulate', 'sums', '--games', '20', ...store, ...other)).out).not.toContain(
      'in the store',
    );
  expect((await sandtable('simulate', 'sums', '--games', '20', ...store)).out).toContain('20 of 20 games');
});

test('two bots that met in one ladder need not meet again in another', async () => {
  await sandtable('ladder', 'sums', '--bots', 'random,search:2', '--games', '4', ...store);
  const argv = ['ladder', 'sums', '--bots', 'search:1,random,search:2', '--games', '4', '--json'];
  const { out, err } = await sandtable(...argv, ...store);
  expect(err).toBe('4 of 12 games were in the store');
  expect(out).toBe((await sandtable(...argv)).out);
});

test('what is kept is listed', async () => {
  await sandtable('simulate', 'sums', '--games', '20', ...store);
  await sandtable('simulate', 'sums', '--games', '30', ...store);
  expect((await sandtable('results', ...store)).out).toMatch(/sums +simulate .* 30$/);
});

test('a result that was changed is played again, and the store is set aside', async () => {
  const argv = ['simulate', 'sums', '--games', '20', ...store];
  await sandtable(...argv);
  const { DatabaseSync } = sqlite() ?? {};
  if (DatabaseSync === undefined) throw new Error('this Node has SQLite');
  const db = new DatabaseSync(store[1] ?? '');
  db.exec("UPDATE stretches SET data = x'0102'");
  db.close();
  const { out, err } = await sandtable(...argv);
  expect(err).toContain('is damaged');
  expect(out).not.toContain('in the store');
});
