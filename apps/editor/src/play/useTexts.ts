import type { BoardLayout } from '@sandtable/board';
import type { Texts } from '@sandtable/board/texts';
import { use } from 'react';
import { useStore } from '../context.ts';
import { layoutIn } from '../state/layout-in.ts';
import { LateView } from './late-view.ts';
import { textsIn } from './texts-in.ts';

export function useTexts(): Texts {
  const late = use(LateView);
  return useStore((state) => late?.texts ?? textsIn(state));
}

export const useLayout = (): BoardLayout | undefined => useStore(layoutIn);
