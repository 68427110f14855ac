import type { BoardLayout } from '@sandtable/board';
import { useStore } from '../context.ts';
import { layoutIn } from '../state/layout-in.ts';
import type { Texts } from '../texts/texts.ts';
import { textsIn } from './texts-in.ts';

export const useTexts = (): Texts => useStore(textsIn);

export const useLayout = (): BoardLayout | undefined => useStore(layoutIn);
