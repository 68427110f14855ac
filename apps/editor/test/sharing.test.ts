import { zipOf } from '@sandtable/archive';
import type { Save } from '@sandtable/session';
import { expect, test } from 'vitest';
import { contentsOf } from '../src/state/contents.ts';
import { createDrafts } from '../src/state/drafts.ts';
import { createFileList } from '../src/state/file-list.ts';
import { createFiles } from '../src/state/files.ts';
import { memoryStorage } from '../src/state/memory-storage.ts';
import type { PersistedSession } from '../src/state/persistence.ts';
import { createSharing } from '../src/state/sharing.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import { inMemory } from '../src/storage/in-memory.ts';
import { say } from '../src/words.ts';
import { importIn } from './import-in.ts';

const HEAD = 'ruleset "g" version "1.0.0" language 1\n';
const LOW = 'variant "low" version "1.0.0" of "g" "^1.0" { }\n';
const SAVE: Save = {
  format: 1,
  ruleset: 'g',
  version: '1.0.0',
  digest: 'd',
  variants: ['low'],
  seats: 'two',
  options: {},
  seed: 7,
  decisions: [{ choice: 'a/b', role: 'red', answer: 3 }],
};
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const opened = async (start: Readonly<Record<string, string>>, ruleset: string | undefined = 'g') => {
  const project = inMemory(start);
  const store = createStore<State>({ ...initial, ruleset, files: await project.list() });
  const touched = (): void => undefined;
  const files = createFiles(store, project, touched, createDrafts(memoryStorage()));
  const list = createFileList(store, project, files, touched, () => undefined);
  if (ruleset) await files.load(ruleset);
  const went: (readonly [string, PersistedSession | undefined])[] = [];
  const openRuleset = async (to: string, match?: PersistedSession): Promise<void> => void went.push([to, match]);
  const sharing = createSharing(store, project, { files, list, say: say('en'), openRuleset });
  return { project, store, files, sharing, went, text: async (path: string) => (await project.read(path))?.text };
};

test('single files go where files like them are', () => {
  const contents = contentsOf(
    [
      { name: 'low.sand', bytes: bytes(LOW) },
      { name: 'cards.json', bytes: bytes('{"variant": "cards", "of": "g"}') },
      { name: 'more.sand', bytes: bytes('constant a: 1..2 = 1') },
      { name: 'match.json', bytes: bytes(JSON.stringify(SAVE)) },
      { name: 'run.exe', bytes: bytes('MZ') },
      { name: 'odd.sand', bytes: Uint8Array.of(0xff) },
    ],
    'g',
  );
  expect(contents.files.map(({ path }) => path)).toEqual([
    'g/variants/low.sand',
    'g/variants/cards.json',
    'g/more.sand',
  ]);
  expect(contents.match?.save).toEqual(SAVE);
  expect(contents.problems.map(({ code, path }) => `${code} ${path}`)).toEqual(['name run.exe', 'no-text odd.sand']);
});

test('a ruleset is not put into the one that is open', () => {
  const [file] = contentsOf([{ name: 'rules.sand', bytes: bytes(HEAD) }], 'other').files;
  expect(file?.path).toBe('g/rules.sand');
});

test('nothing is written before it is taken, and only what is new or was chosen', async () => {
  const { sharing, store, text } = await opened({ 'g/a.sand': 'mine\nsame\n', 'g/b.sand': 'mine', 'g/c.sand': 'c' });
  const zip = zipOf([
    { path: 'g/a.sand', text: 'theirs\nsame\n' },
    { path: 'g/b.sand', text: 'theirs' },
    { path: 'g/c.sand', text: 'c' },
    { path: 'g/variants/low.sand', text: LOW },
  ]);
  await sharing.bring([{ name: 'g.zip', bytes: zip }]);
  expect(importIn(store)?.rows.map(({ path, what, added, removed }) => [path, what, added, removed])).toEqual([
    ['g/a.sand', 'other', 1, 1],
    ['g/b.sand', 'other', 1, 1],
    ['g/c.sand', 'same', 0, 0],
    ['g/variants/low.sand', 'new', 1, 0],
  ]);
  expect(await text('g/variants/low.sand')).toBeUndefined();
  await sharing.take(new Set(['g/a.sand']));
  expect([await text('g/a.sand'), await text('g/b.sand')]).toEqual(['theirs\nsame\n', 'mine']);
  expect(await text('g/variants/low.sand')).toBe(LOW);
  expect(store.get().buffers['g/a.sand']?.text).toBe('theirs\nsame\n');
  expect(importIn(store)).toBeUndefined();
});

test('what changed while the question was open is asked about again', async () => {
  const { sharing, store, project, text } = await opened({ 'h/a.sand': 'one' }, undefined);
  await sharing.bring([{ name: 'h.zip', bytes: zipOf([{ path: 'h/a.sand', text: 'theirs' }]) }]);
  await project.write('h/a.sand', 'two', (await project.read('h/a.sand'))?.version ?? '');
  await sharing.take(new Set(['h/a.sand']));
  expect(await text('h/a.sand')).toBe('two');
  expect(importIn(store)?.rows).toMatchObject([{ path: 'h/a.sand', mine: 'two', what: 'other' }]);
  await sharing.take(new Set(['h/a.sand']));
  expect(await text('h/a.sand')).toBe('theirs');
});

test('what is no text does not go out as something else', async () => {
  const { sharing, store } = await opened({ 'g/a.sand': HEAD, 'g/l10n/fr.po': 'msgid' });
  const { buffers } = store.get();
  const [path, buffer] = ['g/l10n/fr.po', buffers['g/l10n/fr.po']];
  if (buffer) store.set({ buffers: { ...buffers, [path]: { ...buffer, text: '\uFFFD', lossy: true } } });
  expect(await sharing.archive()).toBeUndefined();
  expect(store.get().trouble).toContain(path);
});

test('what goes out comes in elsewhere, with texts that are not stored yet and with the match', async () => {
  const here = await opened({ 'g/a.sand': HEAD, 'g/variants/low.sand': LOW, 'g/text/en/a.md': '# A' });
  here.files.edit('g/a.sand', `${HEAD}// more`);
  here.store.set({ save: SAVE });
  const archive = await here.sharing.archive();
  expect(archive?.name).toBe('g.zip');
  const there = await opened({}, undefined);
  await there.sharing.bring([{ name: 'g.zip', bytes: archive?.bytes ?? new Uint8Array() }]);
  expect(importIn(there.store)?.problems).toEqual([]);
  await there.sharing.take(new Set());
  expect(await there.text('g/a.sand')).toBe(`${HEAD}// more`);
  expect((await there.project.list()).map(({ path }) => path)).toEqual([
    'g/a.sand',
    'g/text/en/a.md',
    'g/variants/low.sand',
  ]);
  expect(there.went).toEqual([['g', { save: SAVE, at: undefined, variants: ['low'] }]]);
});

test('a map among what is dropped waits to be looked at; without a ruleset it is a file like others', async () => {
  const svg = { name: 'land.svg', bytes: bytes('<svg/>') };
  const { store, sharing } = await opened({ 'g/rules.sand': HEAD });
  await sharing.bring([svg]);
  expect(store.get()).toMatchObject({ dialog: { what: 'import-map', map: { name: 'land.svg', text: '<svg/>' } } });
  const closed = await opened({}, '');
  closed.store.set({ ruleset: undefined });
  await closed.sharing.bring([svg]);
  expect(closed.store.get()).toMatchObject({
    dialog: { what: 'import', offer: { rows: [], problems: [{ code: 'name' }] } },
  });
});

test.each([
  ['package.json', 'tool'],
  ['Project.json', 'tool'],
  ['deep/nx.json', 'tool'],
  ['tsconfig.build.json', 'tool'],
  ['run.sh', 'name'],
  ['con.sand', 'path'],
])('%s is taken neither from a folder nor from an archive nor alone, and reported', (name, code) => {
  const folder = [
    { name: 'g/rules.sand', bytes: bytes(HEAD) },
    { name: `g/${name}`, bytes: bytes('{}') },
  ];
  const zip = zipOf([
    { path: 'g/rules.sand', text: HEAD },
    { path: `g/${name}`, text: '{}' },
  ]);
  for (const brought of [folder, [{ name: 'g.zip', bytes: zip }]]) {
    const { files, problems } = contentsOf(brought, undefined);
    expect(files.map(({ path }) => path)).toEqual(['g/rules.sand']);
    expect(problems).toMatchObject([{ code, path: `g/${name}` }]);
  }
  expect(contentsOf([{ name, bytes: bytes('{}') }], 'g')).toMatchObject({
    files: [],
    problems: [{ code, path: name }],
  });
});
