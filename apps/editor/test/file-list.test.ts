import { expect, test } from 'vitest';
import { createDrafts } from '../src/state/drafts.ts';
import { createFileList } from '../src/state/file-list.ts';
import { createFiles } from '../src/state/files.ts';
import { memoryStorage } from '../src/state/memory-storage.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { inMemory } from '../src/storage/in-memory.ts';

const opened = async () => {
  const project = inMemory({ 'g/a.sand': 'one', 'g/b.sand': 'b' });
  const store = createStore<State>({ ...initial, ruleset: 'g', files: await project.list() });
  const touched = (): void => undefined;
  const files = createFiles(store, project, touched, createDrafts(memoryStorage()));
  const open = (path: string): void => store.set((s) => ({ active: path, open: [...s.open, path] }));
  await files.load('g');
  return { project, store, files, list: createFileList(store, project, files, touched, open) };
};
const paths = async (project: ReturnType<typeof inMemory>) => (await project.list()).map((one) => one.path).sort();

test('a new file is empty, open and listed', async () => {
  const { project, store, list } = await opened();
  expect(await list.create('g', 'l10n/c.ftl')).toBeUndefined();
  expect(store.get()).toMatchObject({ active: 'g/l10n/c.ftl', open: ['g/l10n/c.ftl'] });
  expect(store.get().files.map((one) => one.path)).toContain('g/l10n/c.ftl');
  expect((await project.read('g/l10n/c.ftl'))?.text).toBe('');
});

test.each(['', '.sand', '../', 'a/…', '!?.csv'])('the name "%s" leaves nothing and is refused', async (name) => {
  const { project, list } = await opened();
  expect(await list.create('g', name)).toBe('badName');
  expect(await list.rename('g/a.sand', name)).toBe('badName');
  expect(await paths(project)).toEqual(['g/a.sand', 'g/b.sand']);
});

test('what is no name of a file becomes one, and a renamed file keeps its ending', async () => {
  const { project, list } = await opened();
  await project.write('g/towns.json', '[]', 'absent');
  await list.again();
  expect(await list.create('g', 'Strong Towers')).toBeUndefined();
  expect(await list.create('g', '../Städte.CSV')).toBeUndefined();
  expect(await list.rename('g/towns.json', 'Große Städte')).toBeUndefined();
  expect(await paths(project)).toEqual([
    'g/a.sand',
    'g/b.sand',
    'g/grosse-staedte.json',
    'g/staedte.csv',
    'g/strong-towers.sand',
  ]);
  // A name that is odd already is not turned behind the back of whoever only looks.
  await project.write('g/Two Words.md', '', 'absent');
  await list.again();
  expect(await list.rename('g/Two Words.md', 'Two Words.md')).toBeUndefined();
  expect(await paths(project)).toContain('g/Two Words.md');
});

test('folders that are there stay as they are called', async () => {
  const { project, list } = await opened();
  await project.write('g/text/de/größe/1 Anfang.md', '', 'absent');
  await project.write('h/Zwei Wege/a.md', '', 'absent');
  await list.again();
  expect(await list.create('g', 'text/de/größe/2 Mitte.md')).toBeUndefined();
  expect(await list.create('g', 'Zwei Wege/a.md')).toBeUndefined();
  expect(await list.rename('g/text/de/größe/1 Anfang.md', 'text/de/größe/1-ende.md')).toBeUndefined();
  expect(await paths(project)).toEqual([
    'g/a.sand',
    'g/b.sand',
    'g/text/de/größe/1-ende.md',
    'g/text/de/größe/2-mitte.md',
    'g/zwei-wege/a.md',
    'h/Zwei Wege/a.md',
  ]);
});

test('a name that is there already is taken', async () => {
  const { project, list } = await opened();
  expect(await list.create('g', 'b.sand')).toBe('taken');
  expect(await list.rename('g/a.sand', 'b.sand')).toBe('taken');
  expect((await project.read('g/b.sand'))?.text).toBe('b');
});

test('a renamed file takes along what was typed in it, and its tab', async () => {
  const { project, store, files, list } = await opened();
  store.set({ open: ['g/a.sand', 'g/b.sand'], active: 'g/a.sand' });
  files.edit('g/a.sand', 'two');
  expect(await list.rename('g/a.sand', 'z.sand')).toBeUndefined();
  expect(await paths(project)).toEqual(['g/b.sand', 'g/z.sand']);
  expect((await project.read('g/z.sand'))?.text).toBe('two');
  expect(store.get()).toMatchObject({ open: ['g/z.sand', 'g/b.sand'], active: 'g/z.sand' });
  expect(store.get().buffers['g/z.sand']).toMatchObject({ text: 'two', dirty: false });
});

test('a file that is renamed or deleted here is not asked for when that is heard before it is done', async () => {
  const { project, store, files } = await opened();
  const asked: string[] = [];
  const read: typeof project.read = async (path) => {
    const found = await project.read(path);
    if (found === undefined) asked.push(path);
    return found;
  };
  const heard = async <T>(path: string, done: T): Promise<T> => {
    await list.changed(path);
    return done;
  };
  const early: typeof project = {
    ...project,
    read,
    rename: async (from, to, version) => heard(from, await project.rename(from, to, version)),
    remove: async (path, version) => heard(path, await project.remove(path, version)),
  };
  const list = createFileList(
    store,
    early,
    files,
    () => undefined,
    () => undefined,
  );
  expect(await list.rename('g/a.sand', 'z.sand')).toBeUndefined();
  expect(await list.remove('g/b.sand')).toBeUndefined();
  expect(asked).toEqual([]);
  expect(store.get().files.map(({ path }) => path)).toEqual(['g/z.sand']);
  expect(Object.keys(store.get().buffers)).toEqual(['g/z.sand']);
});

test.each([
  ['is slow', () => new Promise<never>(() => undefined)],
  ['fails', () => Promise.reject(new Error('unreachable'))],
])('that a change was refused is reported at once when reading the file again %s', async (_, reading) => {
  const { project, store, files } = await opened();
  await project.write('g/a.sand', 'theirs', (await project.read('g/a.sand'))?.version ?? '');
  const heard = async <T>(done: T): Promise<T> => {
    await list.changed('g/a.sand');
    return done;
  };
  const early: typeof project = {
    ...project,
    read: reading,
    rename: async (...asked) => heard(await project.rename(...asked)),
    remove: async (...asked) => heard(await project.remove(...asked)),
  };
  const list = createFileList(
    store,
    early,
    files,
    () => undefined,
    () => undefined,
  );
  const soon = new Promise((done) => setTimeout(done, 200, 'nothing said'));
  expect(await Promise.race([list.remove('g/a.sand'), soon])).toBe('changed');
  expect(await Promise.race([list.rename('g/a.sand', 'z.sand'), soon])).toBe('changed');
  expect(store.get().trouble).toBeUndefined();
});

test('a file that somebody changed is neither renamed nor deleted', async () => {
  const { project, store, list } = await opened();
  await project.write('g/a.sand', 'theirs', (await project.read('g/a.sand'))?.version ?? '');
  expect(await list.rename('g/a.sand', 'z.sand')).toBe('changed');
  expect(await list.remove('g/a.sand')).toBe('changed');
  expect(await paths(project)).toEqual(['g/a.sand', 'g/b.sand']);
  expect(store.get().files).toHaveLength(2);
});

test('a deleted file leaves the page', async () => {
  const { project, store, list } = await opened();
  store.set({ open: ['g/b.sand', 'g/a.sand'], active: 'g/a.sand' });
  expect(await list.remove('g/a.sand')).toBeUndefined();
  expect(await paths(project)).toEqual(['g/b.sand']);
  expect(store.get()).toMatchObject({ open: ['g/b.sand'], active: 'g/b.sand' });
  expect(store.get().buffers['g/a.sand']).toBeUndefined();
});

test('files of others come and go; what is typed here stays', async () => {
  const { project, store, files, list } = await opened();
  await project.write('g/new.csv', 'a;b', 'absent');
  await list.changed('g/new.csv');
  expect(store.get().buffers['g/new.csv']?.text).toBe('a;b');
  files.edit('g/a.sand', 'mine');
  for (const path of ['g/a.sand', 'g/b.sand']) {
    await project.remove(path, (await project.read(path))?.version ?? '');
    await list.changed(path);
  }
  expect(store.get().buffers['g/a.sand']?.text).toBe('mine');
  expect(store.get().buffers['g/b.sand']).toBeUndefined();
});
