import type { BoardLayout } from '@sandtable/board';
import type { Texts } from '@sandtable/board/texts';
import { useStore } from '../context.ts';
import { layoutIn } from '../state/layout-in.ts';
import { textsIn } from './texts-in.ts';

export const useTexts = (): Texts => useStore(textsIn);

export const useLayout = (): BoardLayout | undefined => useStore(layoutIn);
