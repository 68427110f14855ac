import { describe, expect, test } from 'vitest';
import { versionOf } from '../src/storage/content-version.ts';
import { inMemory } from '../src/storage/in-memory.ts';
import { overShipped } from '../src/storage/over-shipped.ts';
import { ABSENT, NotStored, type Project } from '../src/storage/port.ts';
import { SHIPPED_RULESETS, shippedFiles } from '../src/storage/shipped-files.ts';
import { whileItKeeps } from '../src/storage/while-it-keeps.ts';
import { CONTRACT, START } from './contract.ts';

/** A site with one ruleset, which counts what is fetched of it. */
const site = (texts: Readonly<Record<string, string>>) => {
  const fetches: string[] = [];
  const versions = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, versionOf(text)]));
  const served = new Map<string, unknown>([
    [SHIPPED_RULESETS, [{ ruleset: 'game', at: 'game.json', versions }]],
    ['game.json', texts],
  ]);
  const shipped = shippedFiles(async (at) => {
    fetches.push(at);
    return served.get(at);
  });
  return { shipped, fetches };
};
const GAME = Object.fromEntries(Object.entries(START).map(([path, text]) => [path.slice('game/'.length), text]));

describe('what came with the page, with changes laid over it, keeps what every project promises', () => {
  for (const { name, holds } of CONTRACT)
    test(name, async () => holds(overShipped(site(GAME).shipped, inMemory({})), expect));
});

test('a ruleset is fetched once, when a file of it is read', async () => {
  const { shipped, fetches } = site(GAME);
  const project = overShipped(shipped, inMemory({}));
  await project.list();
  expect(fetches).toEqual([SHIPPED_RULESETS]);
  await project.readAll(['game/a.sand', 'game/l10n/de.ftl', 'game/none.sand', 'other/a.sand']);
  expect(fetches).toEqual([SHIPPED_RULESETS, 'game.json']);
});

test('what could not be fetched is fetched again', async () => {
  let isThere = false;
  const shipped = shippedFiles(async (at) => {
    if (!isThere) throw new NotStored('unreachable', at);
    return [];
  });
  await expect(shipped.list()).rejects.toThrow(NotStored);
  isThere = true;
  expect(await shipped.list()).toEqual([]);
});

test('only what is other than it came is kept, and can be taken back', async () => {
  const own = inMemory({});
  const project = overShipped(site(GAME).shipped, own);
  const [before] = (await project.list()).filter(({ path }) => path === 'game/a.sand');
  await project.write('game/a.sand', 'two', before?.version ?? '');
  await project.write('mine/a.sand', 'three', ABSENT);
  expect([...(await project.changed())]).toEqual([
    ['game', 'changed'],
    ['mine', 'own'],
  ]);
  await project.write('game/a.sand', 'one', versionOf('two'));
  expect([...(await project.changed()).keys()]).toEqual(['mine']);
  await project.remove('game/a.sand', versionOf('one'));
  expect((await project.changed()).get('game')).toBe('changed');
  expect(await project.read('game/a.sand')).toBe(undefined);
  await project.reset('game');
  expect((await project.read('game/a.sand'))?.text).toBe('one');
  await project.reset('mine');
  expect(await own.list()).toEqual([]);
});

test('a watcher hears of a deleted file by its own path', async () => {
  const project = overShipped(site(GAME).shipped, inMemory({}));
  const heard: string[] = [];
  project.watch((path) => void heard.push(path));
  await project.remove('game/a.sand', versionOf('one'));
  expect(heard).toEqual(['game/a.sand']);
});

const failing = (why: 'noStore' | 'noRoom'): Project => ({
  ...inMemory({}),
  list: async () => {
    throw new NotStored(why, 'list');
  },
});

test('where a browser forbids its store, work goes on in memory, and that is reported', async () => {
  const said: string[] = [];
  const project = whileItKeeps(failing('noStore'), inMemory(START), () => said.push('lost'));
  expect(await project.read('game/a.sand')).toMatchObject({ text: 'one' });
  await project.list();
  expect(said).toEqual(['lost']);
});

test('a store that is only full is no reason to leave it', async () => {
  const project = whileItKeeps(failing('noRoom'), inMemory(START), () => undefined);
  await expect(project.list()).rejects.toMatchObject({ why: 'noRoom' });
});
