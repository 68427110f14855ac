import { type BoardLayout, lettersIn, withLetters } from '@sandtable/board';
import type { Texts } from '@sandtable/board/texts';
import { use } from 'react';
import { useStore } from '../context.ts';
import { layoutIn } from '../state/layout-in.ts';
import { memoized } from '../state/memoized.ts';
import { LateView } from './late-view.ts';
import { textsIn } from './texts-in.ts';

export function useTexts(): Texts {
  const late = use(LateView);
  return useStore((state) => late?.texts ?? textsIn(state));
}

/** The layout of the open ruleset as it is written, for whoever changes it. */
export const useWrittenLayout = (): BoardLayout | undefined => useStore(layoutIn);

/** The layout of the open ruleset, with the letters of its sides in the language of the reader. */
export const useLayout = (): BoardLayout | undefined => {
  const { named } = useTexts();
  return useStore((state) => {
    const layout = layoutIn(state);
    return state.info && layout && letteredBy(layout, lettersOf(state.info, layout, named));
  });
};

/** Many components look at it, each several times at every change of the state. */
const lettersOf = memoized((...of: Parameters<typeof lettersIn>) => JSON.stringify(lettersIn(...of)));

/** Texts are made again at nearly every step of some matches, and their letters stay as they are. */
const letteredBy = memoized((layout: BoardLayout, letters: string) => withLetters(layout, JSON.parse(letters)));
