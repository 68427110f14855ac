import type { KindLayout, SymbolName } from './layout.ts';
import { type Placing, placed } from './symbols/placed.ts';
import { drawingOf } from './symbols/sets.ts';

/** A symbol in the ink of a counter, with cuts in the color that lies below it. */
export interface Inked {
  readonly symbol: SymbolName;
  readonly ink: string;
  readonly ground: string;
  readonly set?: KindLayout['symbolSet'];
}

interface PartsProps {
  readonly of: Inked;
  /** Where it lies in a larger drawing; undefined where it is drawn alone. */
  readonly to?: Placing;
}

const Parts = ({ of, to }: PartsProps) =>
  drawingOf(of).parts.map(({ d, line, isCut }) => (
    <Drawn
      key={`${line} ${d}`}
      d={to === undefined ? d : placedOnce(d, to)}
      line={line && line * (to?.by ?? 1)}
      colour={isCut ? of.ground : of.ink}
    />
  ));

interface DrawnProps {
  readonly d: string;
  /** Width of a line; undefined for what is filled. */
  readonly line: number | undefined;
  readonly colour: string;
}

const Drawn = ({ d, line, colour }: DrawnProps) =>
  line === undefined ? (
    <path d={d} fill={colour} />
  ) : (
    <path d={d} fill="none" stroke={colour} strokeWidth={line} strokeLinejoin="round" strokeLinecap="round" />
  );

/** A symbol on its own, as large as its parent. */
export const SymbolAlone = ({ of }: { readonly of: Inked }) => (
  <svg viewBox={drawingOf(of).box.join(' ')} className="card-symbol" aria-hidden="true">
    <Parts of={of} />
  </svg>
);

interface SymbolProps {
  readonly of: Inked;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/**
 * A symbol on a counter. Its lines are drawn where they lie, counter by counter: hundreds of uses of one drawing, each of them
 * cut out and transformed, take a browser twice as long to draw, and at every change.
 */
export const SymbolOn = ({ of, x, y, size }: SymbolProps) => {
  const [left, top, width] = drawingOf(of).box;
  const by = size / width;
  return <Parts of={of} to={{ by, x: x - left * by, y: y - top * by }} />;
};

/** Counters of one sheet have their symbols at few places: most ask for a path that was placed before. */
const MOST = 4000;
const known = new Map<string, string>();

function placedOnce(d: string, to: Placing): string {
  const key = `${to.by} ${to.x} ${to.y} ${d}`;
  const found = known.get(key) ?? placed(d, to);
  if (known.size >= MOST) known.clear();
  known.set(key, found);
  return found;
}
