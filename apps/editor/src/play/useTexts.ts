import { type BoardLayout, readLayout } from '@sandtable/board';
import { useStore } from '../context.ts';
import { memoized } from '../state/memoized.ts';
import type { State } from '../state/state.ts';
import type { Texts } from '../texts.ts';
import { textsIn } from './texts-in.ts';

export const useTexts = (): Texts => useStore(textsIn);

export const layoutText = ({ buffers, ruleset, info }: State): string | undefined =>
  buffers[`${ruleset}/${info?.layout ?? 'layout.json'}`]?.text;

const layoutOf = memoized((text: string | undefined) => (text === undefined ? undefined : readLayout(text)));

/** The layout of the open ruleset; an invalid one counts as none, so that play goes on. */
export const useLayout = (): BoardLayout | undefined => useStore((state) => layoutOf(layoutText(state)));
