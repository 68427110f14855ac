import type { TextEdit } from '@sandtable/text';
import type { Workbench } from '../state/workbench.ts';
import { applyAsStep } from './apply.ts';

/** The one edit that makes a text another, no longer than it need be. */
const editTo = (file: string, before: string, after: string): readonly TextEdit[] => {
  if (before === after) return [];
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let tail = 0;
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return [{ span: { file, start, end: before.length - tail }, text: after.slice(start, after.length - tail) }];
};

/** Gives files of the open ruleset, by their paths in it, other texts, as an edit that can be taken back in each. */
export const replaceTexts = (bench: Workbench, texts: Iterable<readonly [file: string, text: string]>): void => {
  const { ruleset, buffers } = bench.store.get();
  applyAsStep(
    bench,
    [...texts].flatMap(([file, text]) => editTo(file, buffers[`${ruleset}/${file}`]?.text ?? '', text)),
  );
};
