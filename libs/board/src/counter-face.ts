import { inkOn, mixed } from './ink.ts';
import type { SideLayout } from './layout.ts';
import { shortOf } from './names.ts';
import type { Piece } from './pieces.ts';
import type { Inked } from './Symbol.tsx';

/** What is drawn on a counter, and in which colours. */
export interface CounterFace {
  readonly side: SideLayout | undefined;
  readonly colour: string;
  readonly ink: string;
  /** The edge below, by which a counter is seen to have a thickness. */
  readonly shade: string;
  /** Small letters above the rule. */
  readonly band: string;
  readonly figure: string;
  readonly symbol: Inked | undefined;
  /** Nobody sees what it is. */
  readonly isBack: boolean;
}

type Faced = Pick<Piece, 'kind' | 'member' | 'label' | 'value' | 'side' | 'faded' | 'symbol' | 'says'>;

/** Pieces of nobody. */
const NOBODY = '#5b5f66';
const PAPER = '#fffdf8';
/** How much of its colour a counter keeps that has nothing left to do. */
const FADED = 0.45;
const UNKNOWN = '?';

/**
 * The designation as far as it fits, or the letter of the side where there is none. Without a value and a symbol the designation
 * is the figure; what a symbol says is not written as well.
 */
export function counterFace({ member, label, value, side, faded, symbol, says }: Faced): CounterFace {
  const full = side?.colour ?? NOBODY;
  const colour = faded ? mixed(full, PAPER, FADED) : full;
  const ink = inkOn(colour);
  const base = { side, colour, ink, shade: mixed(colour, '#000000', 0.7) };
  const isBack = value === UNKNOWN && (label === UNKNOWN || label === '');
  if (isBack) return { ...base, band: '', figure: '', symbol: undefined, isBack };
  const letter = side?.letter ?? '';
  const designation = says === 'label' ? '' : label.slice(0, MOST);
  const name = designation || shortOf(member);
  const figure = says === 'value' ? '' : value.slice(0, 3);
  if (symbol !== undefined) {
    const band = says === undefined ? name : designation || letter;
    return { ...base, band, figure, symbol: { symbol, ink, ground: colour }, isBack };
  }
  if (figure === '') return { ...base, band: letter, figure: name, symbol, isBack };
  return { ...base, band: designation || letter, figure, symbol, isBack };
}

const MOST = 7;
