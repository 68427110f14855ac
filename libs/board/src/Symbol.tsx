import { memo } from 'react';
import { alike } from './alike.ts';
import type { KindLayout, SymbolName } from './layout.ts';
import type { Part } from './symbols/parts.ts';
import { drawingOf } from './symbols/sets.ts';

/** A symbol in the ink of a counter, with cuts in the colour that lies below it. */
export interface Inked {
  readonly symbol: SymbolName;
  readonly ink: string;
  readonly ground: string;
  readonly set?: KindLayout['symbolSet'];
}

/** The same symbol in the same colours has the same id everywhere on the page. */
export const symbolId = ({ symbol, ink, ground, set }: Inked): string =>
  `symbol-${set === 'frames' ? 'frame-' : ''}${symbol}-${ink.slice(1)}-${ground.slice(1)}`;

/** Symbols are drawn once, however many counters show them. */
export const SymbolDefs = memo(
  ({ symbols }: { readonly symbols: readonly Inked[] }) => (
    <defs>
      {[...new Map(symbols.map((one) => [symbolId(one), one]))].map(([id, one]) => (
        <symbol key={id} id={id} viewBox={drawingOf(one).box}>
          <Parts of={one} />
        </symbol>
      ))}
    </defs>
  ),
  alike,
);

const Parts = ({ of }: { readonly of: Inked }) =>
  drawingOf(of).parts.map((part) => (
    <Drawn key={`${part.line} ${part.d}`} part={part} colour={part.isCut ? of.ground : of.ink} />
  ));

const Drawn = ({ part: { d, line }, colour }: { readonly part: Part; readonly colour: string }) =>
  line === undefined ? (
    <path d={d} fill={colour} />
  ) : (
    <path d={d} fill="none" stroke={colour} strokeWidth={line} strokeLinejoin="round" strokeLinecap="round" />
  );

/** A symbol on its own, as large as its parent. */
export const SymbolAlone = ({ of }: { readonly of: Inked }) => (
  <svg viewBox={drawingOf(of).box} className="card-symbol" aria-hidden="true">
    <Parts of={of} />
  </svg>
);

interface SymbolProps {
  readonly of: Inked;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Shows a symbol of `SymbolDefs`. */
export const SymbolUse = ({ of, x, y, size }: SymbolProps) => (
  <use href={`#${symbolId(of)}`} x={x} y={y} width={size} height={size} />
);
