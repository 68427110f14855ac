import type { KindLayout, SymbolName } from '../layout.ts';
import { FRAMES } from './frames.gen.ts';
import { SYMBOLS } from './index.ts';
import type { Part } from './parts.ts';

/** A symbol, and the part of the plane that it is drawn in. */
interface Drawing {
  readonly box: readonly [left: number, top: number, width: number, height: number];
  readonly parts: readonly Part[];
}

interface Chosen {
  readonly symbol: SymbolName;
  readonly set?: KindLayout['symbolSet'];
}

/** A symbol as one of the sets has it; what has no frame is a silhouette in both. */
export function drawingOf({ symbol, set }: Chosen): Drawing {
  const frame = set === 'frames' ? FRAMES[symbol] : undefined;
  return frame === undefined ? { box: SQUARE, parts: SYMBOLS[symbol] } : { box: FRAME, parts: frame };
}

/** Frames are wider than high, and have air above and below for what flies and dives. */
const FRAME = [14, 14, 172, 172] as const;
const SQUARE = [0, 0, 24, 24] as const;
