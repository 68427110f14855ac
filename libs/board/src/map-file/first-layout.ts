import type { GameInfo } from '@sandtable/engine';
import { autoLayout } from '../auto.ts';
import { layoutText } from '../layout-text.ts';

/** The layout to begin with where there is none: how the board was drawn till now, without its places. */
export const firstLayout = (info: GameInfo | undefined): string =>
  info === undefined ? '{\n  "version": 1\n}\n' : layoutText({ ...autoLayout(info), places: {} });
