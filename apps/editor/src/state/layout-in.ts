import { type BoardLayout, readLayout } from '@sandtable/board';
import { layoutPatchPath, patchedLayout } from '@sandtable/compiler/patched-layout';
import { memoized } from './memoized.ts';
import type { State } from './state.ts';

/** The text of the layout, as the variants in use leave it. */
export const layoutText = ({ buffers, ruleset, info, variants }: State): string | undefined => {
  const path = info?.layout ?? 'layout.json';
  const base = buffers[`${ruleset}/${path}`]?.text;
  const patches = variants.flatMap((name) => {
    const text = buffers[`${ruleset}/${layoutPatchPath(name)}`]?.text;
    return text === undefined ? [] : [text];
  });
  return patches.length === 0 ? base : laid(base, ...patches);
};

const laid = memoized(
  (base: string | undefined, ...patches: readonly string[]): string | undefined =>
    patchedLayout(
      base === undefined ? undefined : { path: '', text: base },
      patches.map((text) => ({ path: '', text })),
    )?.text,
);

const layoutOf = memoized((text: string | undefined) => (text === undefined ? undefined : readLayout(text)));

/** The layout of the open ruleset; an invalid one counts as none, so that play goes on. */
export const layoutIn = (state: State): BoardLayout | undefined => layoutOf(layoutText(state));
