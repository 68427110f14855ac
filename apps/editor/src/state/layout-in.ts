import { type BoardLayout, readLayout } from '@sandtable/board';
import { memoized } from './memoized.ts';
import type { State } from './state.ts';

export const layoutText = ({ buffers, ruleset, info }: State): string | undefined =>
  buffers[`${ruleset}/${info?.layout ?? 'layout.json'}`]?.text;

const layoutOf = memoized((text: string | undefined) => (text === undefined ? undefined : readLayout(text)));

/** The layout of the open ruleset; an invalid one counts as none, so that play goes on. */
export const layoutIn = (state: State): BoardLayout | undefined => layoutOf(layoutText(state));
