import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDrafts } from '../src/state/drafts.ts';
import { createFileList } from '../src/state/file-list.ts';
import { createFiles } from '../src/state/files.ts';
import { memoryStorage } from '../src/state/memory-storage.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { inMemory } from '../src/storage/in-memory.ts';
import { NotStored, type Project, type Why } from '../src/storage/port.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const START = { 'g/a.sand': 'one', 'g/b.sand': 'b' };

/** A project that can be out of order, and a page over it; `reload` makes another page over the same browser. */
const opened = async (storage = memoryStorage(), project = inMemory(START)) => {
  let broken: Why | undefined;
  const refuse = async (): Promise<void> => {
    if (broken) throw new NotStored(broken, 'g');
  };
  const flaky: Project = {
    ...project,
    list: () => refuse().then(project.list),
    read: (path) => refuse().then(() => project.read(path)),
    readAll: (paths) => refuse().then(() => project.readAll(paths)),
    write: (...args) => refuse().then(() => project.write(...args)),
  };
  const store = createStore<State>({ ...initial, ruleset: 'g', files: await project.list() });
  const touched = (): void => undefined;
  const files = createFiles(store, flaky, touched, createDrafts(storage));
  const list = createFileList(store, flaky, files, touched, () => undefined);
  await files.load('g');
  return {
    project,
    store,
    files,
    list,
    breakWith: (why: Why | undefined) => {
      broken = why;
    },
    text: async (path = 'g/a.sand') => (await project.read(path))?.text,
    reload: () => opened(storage, project),
  };
};
const minute = () => vi.advanceTimersByTimeAsync(60_000);

test.each(['full', 'unwritable', 'gone', 'failed', 'unreachable'] as const)(
  'while the project is %s the text stays and the page says so; afterwards it is saved by itself',
  async (why) => {
    const { store, files, breakWith, text } = await opened();
    breakWith(why);
    files.edit('g/a.sand', 'two');
    await minute();
    expect(store.get().unsaved).toEqual({ path: 'g/a.sand', why, kept: true });
    expect(store.get().buffers['g/a.sand']).toMatchObject({ text: 'two', dirty: true });
    files.edit('g/a.sand', 'three');
    await minute();
    expect(await text()).toBe('one');
    breakWith(undefined);
    await minute();
    expect(await text()).toBe('three');
    expect(store.get().unsaved).toBeUndefined();
    expect(store.get().buffers['g/a.sand']).toMatchObject({ text: 'three', dirty: false });
  },
);

test('it is shown as long as one file of several is not saved', async () => {
  const { store, files, breakWith, text } = await opened();
  breakWith('full');
  files.edit('g/a.sand', 'two');
  files.edit('g/b.sand', 'bb');
  await minute();
  expect(store.get().unsaved).toBeDefined();
  breakWith(undefined);
  await files.save('g/a.sand');
  expect(store.get().unsaved).toBeDefined();
  await minute();
  expect(store.get().unsaved).toBeUndefined();
  expect([await text(), await text('g/b.sand')]).toEqual(['two', 'bb']);
});

test('what could not be saved is there again after a reload, and is saved then', async () => {
  const { files, breakWith, reload } = await opened();
  breakWith('unreachable');
  files.edit('g/a.sand', 'two');
  files.keep();
  const again = await reload();
  expect(again.store.get().buffers['g/a.sand']?.text).toBe('two');
  await minute();
  expect(await again.text()).toBe('two');
  const third = await again.reload();
  expect(third.store.get().buffers['g/a.sand']).toMatchObject({ text: 'two', dirty: false });
});

test('a kept text does not write over what somebody stored meanwhile', async () => {
  const { project, files, breakWith, reload } = await opened();
  breakWith('full');
  files.edit('g/a.sand', 'mine');
  await minute();
  await project.write('g/a.sand', 'theirs', (await project.read('g/a.sand'))?.version ?? '');
  const again = await reload();
  await minute();
  expect(again.store.get().conflict).toMatchObject({ path: 'g/a.sand', theirs: { text: 'theirs' } });
  expect(again.store.get().buffers['g/a.sand']?.text).toBe('mine');
  expect(await again.text()).toBe('theirs');
});

test('a file that goes while it is typed in, and comes back, goes on as before', async () => {
  const { project, store, files, list, text } = await opened();
  files.edit('g/a.sand', 'mine');
  await project.remove('g/a.sand', (await project.read('g/a.sand'))?.version ?? '');
  await list.changed('g/a.sand');
  await minute();
  expect(store.get().conflict).toMatchObject({ path: 'g/a.sand', theirs: { version: 'absent' } });
  expect(await text()).toBeUndefined();
  await project.write('g/a.sand', 'one', 'absent');
  await minute();
  expect(store.get().conflict).toBeUndefined();
  expect(await text()).toBe('mine');
});

test('of a file that has gone the text can be written anew, or let go', async () => {
  for (const which of ['mine', 'theirs'] as const) {
    const { project, store, files, text } = await opened();
    files.edit('g/a.sand', 'mine');
    await project.remove('g/a.sand', (await project.read('g/a.sand'))?.version ?? '');
    await files.save('g/a.sand');
    await files.settle(which);
    expect(await text()).toBe(which === 'mine' ? 'mine' : undefined);
    expect(store.get().buffers['g/a.sand']?.dirty).toBe(which === 'mine' ? false : undefined);
  }
});

test('saving twice at once is no conflict with oneself', async () => {
  const { store, files, text } = await opened();
  files.edit('g/a.sand', 'two');
  const first = files.save('g/a.sand');
  files.edit('g/a.sand', 'three');
  await Promise.all([first, files.save('g/a.sand')]);
  expect(store.get().conflict).toBeUndefined();
  expect(await text()).toBe('three');
});

test('a write whose answer was lost is no conflict', async () => {
  const { project, store, files } = await opened();
  files.edit('g/a.sand', 'two');
  await project.write('g/a.sand', 'two', (await project.read('g/a.sand'))?.version ?? '');
  await files.save('g/a.sand');
  expect(store.get().conflict).toBeUndefined();
  expect(store.get().buffers['g/a.sand']?.dirty).toBe(false);
});

test('after nobody listened for a while everything is looked at', async () => {
  const { project, store, list } = await opened();
  await project.write('g/b.sand', 'other', (await project.read('g/b.sand'))?.version ?? '');
  await project.write('g/c.sand', 'new', 'absent');
  await project.remove('g/a.sand', (await project.read('g/a.sand'))?.version ?? '');
  await list.again();
  const { buffers } = store.get();
  expect(buffers['g/b.sand']?.text).toBe('other');
  expect(buffers['g/c.sand']?.text).toBe('new');
  expect(buffers['g/a.sand']).toBeUndefined();
});

test('a page that breaks down in the middle of typing has what was typed up to a moment ago', async () => {
  const [lasting, project] = [memoryStorage(), inMemory(START)];
  const page = async () => {
    const store = createStore<State>({ ...initial, ruleset: 'g', files: await project.list() });
    const files = createFiles(store, project, () => undefined, createDrafts(lasting));
    await files.load('g');
    return { store, files };
  };
  const first = await page();
  // Keys that come faster than typing ever rests.
  for (let n = 1; n <= 9; n++) {
    first.files.edit('g/a.sand', 'typed'.slice(0, n));
    await vi.advanceTimersByTimeAsync(100);
  }
  // Nothing was stored, and nobody said that the page would go.
  expect((await project.read('g/a.sand'))?.text).toBe('one');
  vi.clearAllTimers();
  const second = await page();
  expect(second.store.get().buffers['g/a.sand']?.text).toBe('typed');
  await minute();
  expect((await project.read('g/a.sand'))?.text).toBe('typed');
  expect(lasting.length).toBe(0);
});

test('a browser without room is reported, and what stands on the page stays there', async () => {
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const { store, files, breakWith, text } = await opened(full);
  breakWith('unreachable');
  files.edit('g/a.sand', 'two');
  await minute();
  expect(store.get().unsaved).toEqual({ path: 'g/a.sand', why: 'unreachable', kept: false });
  expect(store.get().buffers['g/a.sand']).toMatchObject({ text: 'two', dirty: true });
  breakWith(undefined);
  await minute();
  expect(await text()).toBe('two');
  expect(store.get().unsaved).toBeUndefined();
});

test('of two tabs that both go with something unsaved nothing is lost, and one does not take what another has open', async () => {
  const [lasting, project] = [memoryStorage(), inMemory(START)];
  const page = async (tab: string, open: readonly string[] = []) => {
    const store = createStore<State>({ ...initial, ruleset: 'g', files: await project.list() });
    const others = async () => new Set(open);
    const files = createFiles(store, project, () => undefined, createDrafts(lasting, tab), others);
    await files.load('g');
    return { store, files };
  };
  const [one, two] = [await page('one'), await page('two')];
  one.files.edit('g/a.sand', 'of one');
  two.files.edit('g/a.sand', 'of two');
  for (const { files } of [one, two]) files.keep();
  vi.clearAllTimers();
  const sibling = await page('three', ['one', 'two']);
  expect(sibling.store.get().buffers['g/a.sand']).toMatchObject({ text: 'one', dirty: false });
  const again = await page('two', ['one']);
  await minute();
  expect((await project.read('g/a.sand'))?.text).toBe('of two');
  expect(again.store.get().conflict).toBeUndefined();
  const last = await page('four');
  await minute();
  expect(last.store.get().conflict?.theirs.text).toBe('of two');
  expect(last.store.get().buffers['g/a.sand']?.text).toBe('of one');
  await last.files.settle('mine');
  expect((await project.read('g/a.sand'))?.text).toBe('of one');
  expect(lasting.length).toBe(0);
});

test('a conflict is over where both have come to the same text', async () => {
  const { project, store, files } = await opened();
  files.edit('g/a.sand', 'mine');
  await project.write('g/a.sand', 'theirs', (await project.read('g/a.sand'))?.version ?? '');
  await minute();
  expect(store.get().conflict).toBeDefined();
  files.edit('g/a.sand', 'theirs');
  await minute();
  expect(store.get().conflict).toBeUndefined();
  expect(store.get().buffers['g/a.sand']).toMatchObject({ text: 'theirs', dirty: false });
});

test('what was read with losses is known for it, and what is typed into it all the same stays', async () => {
  const project = inMemory(START);
  const lossy: Project = {
    ...project,
    readAll: async (paths) => (await project.readAll(paths)).map((file) => file && { ...file, lossy: true }),
    write: async (path) => {
      throw new NotStored('notText', path);
    },
  };
  const other = await opened(memoryStorage(), lossy);
  other.files.edit('g/a.sand', 'typed');
  expect(other.store.get().buffers['g/a.sand']).toMatchObject({ text: 'typed', lossy: true });
  await minute();
  expect(other.store.get().unsaved).toMatchObject({ why: 'notText', kept: true });
  expect((await project.read('g/a.sand'))?.text).toBe('one');
});
