import type { Completion } from '@sandtable/ide';
import { expect, test } from 'vitest';
import { carriedOver } from '../src/table-editor/carried-over.ts';

const of = (start: number, end: number): Completion => ({ start, end, items: [] });

test('what was suggested goes in the place of the word that is typed meanwhile', () => {
  expect(carriedOver(of(0, 3), 'add', 'addAll')).toEqual(of(0, 6));
  expect(carriedOver(of(4, 5), 'add(f)', 'add(fro)')).toEqual(of(4, 7));
  expect(carriedOver(of(0, 3), 'add', 'add')).toEqual(of(0, 3));
});

test('nothing is suggested where more than the word has changed', () => {
  expect(carriedOver(of(11, 11), 'addSide(2)', 'addAll')).toBeUndefined();
  expect(carriedOver(of(4, 5), 'add(f)', 'add(f')).toBeUndefined();
  expect(carriedOver(of(2, 2), 'abb', 'ab')).toBeUndefined();
});
