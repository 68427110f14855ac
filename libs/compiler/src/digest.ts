import { hashOf } from '@sandtable/text';
import type { InputFile } from './input.ts';

/** Hash of the given files, whatever order they come in. */
export const digestOf = (files: readonly InputFile[]): string =>
  hashOf(byPath(files).flatMap(({ path, text }) => [path, text]));

/** Sorted by code units: the same on every platform and in every language. */
export const byPath = (files: readonly InputFile[]): readonly InputFile[] =>
  files.toSorted((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
