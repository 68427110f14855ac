import { isSource } from '@sandtable/compiler';
import { describe, expect, test, vi } from 'vitest';
import { fileTree, pathsIn, type TreeNode } from '../src/file-tree/file-tree.ts';
import { byPath, markOf } from '../src/file-tree/finding-marks.ts';
import { treeStep, typedTo } from '../src/file-tree/tree-keys.ts';
import { type TreeRow, treeRows } from '../src/file-tree/tree-rows.ts';
import { memoryStorage } from '../src/state/memory-storage.ts';
import { createPersistence } from '../src/state/persistence.ts';
import { shownAs } from '../src/state/shown-as.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';
import type { Finding } from '../src/workers/protocol.ts';

const INNER = [
  ...['board.map', 'cards.csv', 'examples/1-moves.sand', 'l10n/de.po', 'l10n/terms.en.csv', 'layout.json'],
  ...['package.json', 'rules.sand', 'sessions/one.json', 'tables/far.json', 'text/de/1.md', 'text/reviewed.txt'],
  ...['towns.json', 'variants/a.was.json', 'variants/low.json', 'war.sand'],
];
const PATHS = INNER.map((path) => `g/${path}`);
const TREE = fileTree(PATHS);

const shape = (nodes: readonly TreeNode[]): unknown =>
  nodes.map((node) => (node.is === 'file' ? node.name : { [node.name]: shape(node.children) }));
const group = (id: string): TreeNode => TREE.find((node) => node.id === id) ?? expect.fail(id);
const names = (rows: readonly TreeRow[]): readonly string[] =>
  rows.map(({ node, level, isOpen }) => {
    const sign = isOpen === undefined ? '' : isOpen ? '- ' : '+ ';
    return `${'  '.repeat(level - 1)}${sign}${node.name}`;
  });

test('files lie in groups by what they are for, and in their folders within', () => {
  expect(shape(TREE)).toEqual([
    { rules: ['rules.sand', 'war.sand'] },
    { tables: ['board.map', 'cards.csv', 'towns.json', { tables: ['far.json'] }] },
    { variants: ['low.json', 'a.was.json'] },
    { examples: ['1-moves.sand'] },
    { chapters: ['reviewed.txt', { de: ['1.md'] }] },
    { translations: ['de.po', 'terms.en.csv'] },
    'layout.json',
    'package.json',
    { sessions: ['one.json'] },
  ]);
  expect(TREE.flatMap(pathsIn).toSorted()).toEqual(PATHS);
});

test('tables are those files that are tables of the rules', () => {
  const isTable = (path: string): boolean => isSource(path) && !path.startsWith('variants/') && !path.endsWith('.sand');
  expect(pathsIn(group('tables')).toSorted()).toEqual(INNER.filter(isTable).map((path) => `g/${path}`));
});

describe('folding', () => {
  test('what is seldom needed is folded, except around the open file and where somebody unfolded it', () => {
    const closed = names(treeRows(TREE, { folds: {}, active: undefined }));
    expect(closed).toEqual([
      ...['- rules', '  rules.sand', '  war.sand', '- tables', '  board.map', '  cards.csv', '  towns.json'],
      ...['  - tables', '    far.json', '- variants', '  low.json', '  a.was.json'],
      ...['+ examples', '+ chapters', '+ translations', 'layout.json', 'package.json', '- sessions', '  one.json'],
    ]);
    const around = names(treeRows(TREE, { folds: { rules: true }, active: 'g/text/de/1.md' }));
    expect(around.slice(0, 2)).toEqual(['+ rules', '- tables']);
    expect(around).toContain('    1.md');
    const folded = names(treeRows(TREE, { folds: { chapters: true }, active: 'g/text/de/1.md' }));
    expect(folded).toContain('+ chapters');
  });

  test('each row knows its place among its siblings, and the folder that it lies in', () => {
    const rows = treeRows(TREE, { folds: {}, active: undefined });
    const far = rows.find(({ node }) => node.name === 'far.json');
    expect(far).toMatchObject({ level: 3, position: 1, siblings: 1, parent: 7 });
    expect(rows[7]).toMatchObject({ level: 2, position: 4, siblings: 4, parent: 3 });
  });
});

describe('keys', () => {
  const rows = treeRows(TREE, { folds: {}, active: undefined });

  test('arrows go through rows, into folders and out of them, and fold them', () => {
    expect(treeStep(rows, 0, 'ArrowDown')).toEqual({ to: 1 });
    expect(treeStep(rows, 0, 'ArrowUp')).toBeUndefined();
    expect(treeStep(rows, rows.length - 1, 'ArrowDown')).toBeUndefined();
    expect(treeStep(rows, 3, 'Home')).toEqual({ to: 0 });
    expect(treeStep(rows, 3, 'End')).toEqual({ to: rows.length - 1 });
    expect(treeStep(rows, 0, 'ArrowRight')).toEqual({ to: 1 });
    expect(treeStep(rows, 12, 'ArrowRight')).toEqual({ folds: false });
    expect(treeStep(rows, 1, 'ArrowRight')).toBeUndefined();
    expect(treeStep(rows, 2, 'ArrowLeft')).toEqual({ to: 0 });
    expect(treeStep(rows, 0, 'ArrowLeft')).toEqual({ folds: true });
    expect(treeStep(rows, 12, 'ArrowLeft')).toBeUndefined();
    expect(treeStep(rows, 0, 'a')).toBeUndefined();
  });

  test('letters lead to the next name that begins with them', () => {
    const found = ['rules', 'Rules.sand', 'war.sand', 'tables', 'towns.json'];
    expect(typedTo(found, 0, 'w')).toBe(2);
    expect(typedTo(found, 2, 't')).toBe(3);
    expect(typedTo(found, 3, 'to')).toBe(4);
    expect(typedTo(found, 4, 'r')).toBe(0);
    expect(typedTo(found, 0, 'rr')).toBe(1);
    expect(typedTo(found, 0, 'x')).toBeUndefined();
  });
});

test('a folder is marked with the worst that is found in it, and how often', () => {
  const found = (file: string, severity: Finding['severity']) => ({ file, severity }) as Finding;
  const findings = [found('rules.sand', 'note'), found('war.sand', 'warning'), found('text/de/1.md', 'error')];
  const more = byPath([...findings, found('rules.sand', 'warning')], 'g');
  expect(markOf(group('rules'), more)).toEqual({ severity: 'warning', n: 2 });
  expect(markOf(group('chapters'), more)).toEqual({ severity: 'error', n: 1 });
  expect(markOf(group('tables'), more)).toBeUndefined();
});

test('which files are shown as their text outlives a reload', () => {
  const storage = memoryStorage();
  const store = createStore<State>({ ...initial, ruleset: 'g', opened: { g: [] } });
  const keeper = createPersistence(store, storage);
  for (const [path, isText] of [
    ['g/a.json', true],
    ['g/b.csv', true],
    ['g/b.csv', true],
    ['g/a.json', false],
  ] as const)
    store.set(shownAs(path, isText));
  keeper.flush();
  expect(createPersistence(createStore<State>({ ...initial }), storage).of('g').asText).toEqual(['g/b.csv']);
  storage.setItem('sandtable.kept:g', '{"asText": true}');
  expect(keeper.of('g').asText).toEqual([]);
});

test('a ruleset that is still being opened leaves the tabs of the last time as they were', () => {
  const storage = memoryStorage();
  storage.setItem('sandtable.kept:g', '{"open": ["g/a.sand"]}');
  const store = createStore<State>({ ...initial, ruleset: 'g' });
  const keeper = createPersistence(store, storage);
  store.set({ open: [] });
  keeper.flush();
  expect(keeper.of('g').open).toEqual(['g/a.sand']);
  store.set({ opened: { g: [] }, open: ['g/b.sand'] });
  keeper.flush();
  expect(keeper.of('g').open).toEqual(['g/b.sand']);
});

test('a match is written once it rests, not at each step through it; and after two seconds in any case', () => {
  vi.useFakeTimers();
  const storage = memoryStorage();
  const written = vi.spyOn(storage, 'setItem');
  const store = createStore<State>({ ...initial, ruleset: 'g', opened: { g: [] } });
  createPersistence(store, storage);
  for (let at = 1; at <= 15; at += 1) {
    store.set({ at });
    vi.advanceTimersByTime(100);
  }
  expect(written).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(written).toHaveBeenCalledTimes(1);
  for (let at = 1; at <= 45; at += 1) {
    store.set({ at });
    vi.advanceTimersByTime(100);
  }
  expect(written).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
