import { isSource } from '@sandtable/compiler';
import { expect, test } from 'vitest';
import { fileGroups } from '../src/shell/file-groups.ts';
import { memoryStorage } from '../src/state/memory-storage.ts';
import { createPersistence } from '../src/state/persistence.ts';
import { shownAs } from '../src/state/shown-as.ts';
import { initial, type State } from '../src/state/state.ts';
import { createStore } from '../src/state/store.ts';

test('tables are those files that are tables of the rules', () => {
  const inner = [
    ...['board.map', 'cards.csv', 'layout.json', 'package.json', 'rules.sand', 'towns.json', 'tables/far.json'],
    ...['l10n/terms.en.csv', 'sessions/one.json', 'variants/low.json', 'variants/low.was.json', 'text/de/1.md'],
  ];
  const { texts, tables } = fileGroups(inner.map((path) => `g/${path}`));
  const isTable = (path: string): boolean => isSource(path) && !path.startsWith('variants/') && !path.endsWith('.sand');
  expect(tables).toEqual(inner.filter(isTable).map((path) => `g/${path}`));
  expect(tables).toEqual(['g/board.map', 'g/cards.csv', 'g/towns.json', 'g/tables/far.json']);
  expect(texts).toHaveLength(inner.length - tables.length);
});

test('which files are shown as tables outlives a reload', () => {
  const storage = memoryStorage();
  const store = createStore<State>({ ...initial, ruleset: 'g' });
  const keeper = createPersistence(store, storage);
  for (const [path, isTable] of [
    ['g/a.json', true],
    ['g/b.csv', true],
    ['g/b.csv', true],
    ['g/a.json', false],
  ] as const)
    store.set(shownAs(path, isTable));
  keeper.flush();
  expect(createPersistence(createStore<State>({ ...initial }), storage).of('g').asTable).toEqual(['g/b.csv']);
  // A page of before kept one choice for all files.
  storage.setItem('sandtable.kept:g', '{"asTable": true}');
  expect(keeper.of('g').asTable).toEqual([]);
});
