import { isRulesetFile } from '@sandtable/archive/ruleset-file';
import { describe, expect, test } from 'vitest';
import type { FolderHandle } from '../src/storage/disk-handles.ts';
import { createDiskHome, type DiskState } from '../src/storage/disk-home.ts';
import type { HandleStore } from '../src/storage/handle-store.ts';
import { inMemory } from '../src/storage/in-memory.ts';
import { mountProjects } from '../src/storage/mounted-projects.ts';
import { CONTRACT, START } from './contract.ts';
import { type DiskInMemory, diskInMemory } from './disk-in-memory.ts';

// The page that watches a folder is there in browsers alone.
Object.assign(globalThis, {
  document: { visibilityState: 'visible', addEventListener: () => undefined, removeEventListener: () => undefined },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

const storeOf = (kept?: FolderHandle): HandleStore & { kept: FolderHandle | undefined } => ({
  kept,
  async last() {
    return this.kept;
  },
  async keep(handle) {
    this.kept = handle;
  },
  async forget() {
    this.kept = undefined;
  },
});

let queue: Promise<unknown> = Promise.resolve();
const alone = <T>(change: () => Promise<T>): Promise<T> => {
  const result = queue.then(change);
  queue = result.catch(() => undefined);
  return result;
};

const homeOn = (pick: (() => Promise<FolderHandle | undefined>) | undefined, store = storeOf()) => {
  const home = createDiskHome({ pick, store, mayHold: isRulesetFile, alone });
  const states: DiskState[] = [];
  home.follow((state) => states.push(state));
  return { home, store, now: () => states.at(-1) };
};

const opened = async (disk: DiskInMemory) => {
  const made = homeOn(async () => disk.handle);
  await made.home.choose();
  return made;
};

const pathsIn = async (disk: DiskInMemory): Promise<readonly string[]> =>
  (await (await opened(disk)).home.project.list()).map(({ path }) => path);

describe('a folder on disk keeps what every project promises', () => {
  for (const { name, holds } of CONTRACT)
    test(name, async () => holds((await opened(diskInMemory(START))).home.project, expect));
});

test('rulesets are found where rules lie, and nothing else is looked at', async () => {
  const disk = diskInMemory({
    'readme.md': 'no ruleset',
    'rulesets/one/rules.sand': 'a',
    'rulesets/one/variants/low.sand': 'b',
    'other/one/rules.sand': 'c',
    'node_modules/x/rules.sand': 'd',
    '.git/x/rules.sand': 'e',
  });
  expect(await pathsIn(disk)).toEqual(['one/rules.sand', 'rulesets-one/rules.sand', 'rulesets-one/variants/low.sand']);
});

test('a folder that is a ruleset itself has its own name, and takes no others', async () => {
  const { home, now } = await opened(diskInMemory({ 'rules.sand': 'a', 'l10n/en.ftl': 'b' }, 'My Game'));
  expect((await home.project.list()).map(({ path }) => path)).toEqual(['my-game/l10n/en.ftl', 'my-game/rules.sand']);
  expect(now()).toMatchObject({ status: 'open', name: 'My Game', isRuleset: true });
  await expect(home.project.write('other/rules.sand', 'x', 'absent')).rejects.toMatchObject({ why: 'notPart' });
});

test('names that no ruleset may hold are neither listed, read nor written', async () => {
  const odd = 'game/\u202Eevil.sand';
  const disk = diskInMemory({ 'game/rules.sand': 'a', 'game/package.json': '{}', [odd]: 'x', 'game/con.sand': 'x' });
  const { home, now } = await opened(disk);
  expect((await home.project.list()).map(({ path }) => path)).toEqual(['game/rules.sand']);
  expect(now()?.leftOut).toEqual(['game/con.sand', odd]);
  expect(await home.project.read('game/package.json')).toBeUndefined();
  for (const path of ['game/package.json', 'game/../rules.sand', 'game/.git/hooks.sand', odd])
    await expect(home.project.write(path, 'x', 'absent')).rejects.toMatchObject({ why: 'notPart' });
});

test('what differs in case alone would be the same file on many systems', async () => {
  const { home } = await opened(diskInMemory({ 'game/Rules.sand': 'a' }));
  await expect(home.project.write('game/rules.sand', 'x', 'absent')).rejects.toMatchObject({ why: 'sameName' });
  await expect(home.project.write('Game/x.sand', 'x', 'absent')).rejects.toMatchObject({ why: 'sameName' });
});

test('another program that writes meanwhile isn’t written over', async () => {
  const disk = diskInMemory({ 'game/a.sand': 'one' });
  const { home } = await opened(disk);
  const read = await home.project.read('game/a.sand');
  disk.onWrite = () => disk.put('game/a.sand', 'theirs');
  expect(await home.project.write('game/a.sand', 'mine', read?.version ?? '')).toMatchObject({
    ok: false,
    theirs: { text: 'theirs' },
  });
  expect(disk.textAt('game/a.sand')).toBe('theirs');
});

test('a file that is no text is shown as such and not written over', async () => {
  const disk = diskInMemory({ 'game/a.sand': 'one' });
  disk.put('game/b.sand', Uint8Array.of(0xff, 0xfe, 0x00));
  const { home } = await opened(disk);
  const read = await home.project.read('game/b.sand');
  expect(read?.lossy).toBe(true);
  await expect(home.project.write('game/b.sand', 'x', read?.version ?? '')).rejects.toMatchObject({ why: 'notText' });
});

test.each([
  ['QuotaExceededError', 'full'],
  ['NotAllowedError', 'unpermitted'],
  ['NoModificationAllowedError', 'unwritable'],
] as const)('of %s the page says why, and no empty file is left', async (name, why) => {
  const disk = diskInMemory({ 'game/a.sand': 'one' });
  const { home } = await opened(disk);
  disk.onWrite = () => {
    throw new DOMException(name, name);
  };
  await expect(home.project.write('game/new.sand', 'x', 'absent')).rejects.toMatchObject({ why });
  expect(disk.textAt('game/new.sand')).toBeUndefined();
});

test('a folder that was remembered waits for permission, and opens with it', async () => {
  const disk = diskInMemory({ 'game/a.sand': 'one' });
  let answer: PermissionState = 'denied';
  const handle: FolderHandle = {
    ...disk.handle,
    queryPermission: async () => 'prompt',
    requestPermission: async () => answer,
  };
  const { home, now, store } = homeOn(async () => handle, storeOf(handle));
  expect(await home.project.list()).toEqual([]);
  expect(now()).toEqual({ status: 'closed', name: 'games' });
  await expect(home.project.write('game/a.sand', 'x', 'absent')).rejects.toMatchObject({ why: 'unpermitted' });
  await home.reopen();
  expect(now()).toEqual({ status: 'refused', name: 'games' });
  answer = 'granted';
  await home.reopen();
  expect(now()?.status).toBe('open');
  expect(await home.project.list()).toHaveLength(1);
  await home.close();
  expect([now(), store.kept, await home.project.list()]).toEqual([{ status: 'none' }, undefined, []]);
});

test('a permission that is withdrawn closes the folder, and one that is gone says so', async () => {
  const disk = diskInMemory({ 'game/a.sand': 'one' });
  const { home, now } = await opened(disk);
  disk.failWith('NotFoundError');
  await home.project.list().catch(() => undefined);
  expect(now()).toMatchObject({ status: 'open', trouble: 'gone' });
  disk.failWith('NotAllowedError');
  await home.project.list().catch(() => undefined);
  expect(now()).toEqual({ status: 'closed', name: 'games' });
});

test('a folder without rulesets says so, and one with far too much is refused', async () => {
  expect((await opened(diskInMemory({ 'a.txt': 'x' }))).now()).toMatchObject({ status: 'open', isEmpty: true });
  const many = Object.fromEntries(Array.from({ length: 20_001 }, (_, i) => [`${i}.txt`, '']));
  expect((await opened(diskInMemory(many))).now()).toMatchObject({ trouble: 'tooManyFiles' });
});

test('a browser that opens no folders says so, and a choice that is given up changes nothing', async () => {
  expect(homeOn(undefined).now()).toEqual({ status: 'unsupported' });
  const { home, now } = homeOn(() => Promise.reject(new DOMException('AbortError', 'AbortError')));
  await home.choose();
  expect(now()).toEqual({ status: 'none' });
});

test('what other programs change, make and remove is heard of', async () => {
  const disk = diskInMemory({ 'game/a.sand': 'one', 'game/b.sand': 'two' });
  const { home } = await opened(disk);
  await home.project.list();
  const heard: string[] = [];
  const stop = home.project.watch((path) => heard.push(path));
  disk.put('game/a.sand', 'other');
  disk.put('game/c.sand', 'new');
  disk.drop('game/b.sand');
  await home.project.list();
  stop();
  expect(heard.toSorted()).toEqual(['game/a.sand', 'game/b.sand', 'game/c.sand']);
});

test('a project of several places lists the folder on disk under names of its own', async () => {
  const { home } = await opened(diskInMemory({ 'game/a.sand': 'one' }));
  const project = mountProjects(inMemory({ 'game/a.sand': 'shipped' }), {
    browser: inMemory({}),
    link: inMemory({}),
    disk: home.project,
  });
  expect((await project.list()).map(({ path }) => path)).toEqual(['game/a.sand', 'game@disk/a.sand']);
  expect((await project.readAll(['game@disk/a.sand', 'game/a.sand'])).map((file) => file?.text)).toEqual([
    'one',
    'shipped',
  ]);
});
