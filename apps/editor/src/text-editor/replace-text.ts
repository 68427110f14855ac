import { editTo } from '@sandtable/text';
import type { Workbench } from '../state/workbench.ts';
import { applyAsStep } from './apply.ts';

/** Gives files of the open ruleset, by their paths in it, other texts, as an edit that can be taken back in each. */
export const replaceTexts = (bench: Workbench, texts: Iterable<readonly [file: string, text: string]>): void => {
  const { ruleset, buffers } = bench.store.get();
  const edits = [...texts].flatMap(([file, after]) => {
    const before = buffers[`${ruleset}/${file}`]?.text ?? '';
    const { text, ...place } = editTo(before, after);
    return before === after ? [] : [{ span: { file, ...place }, text }];
  });
  applyAsStep(bench, edits);
};
