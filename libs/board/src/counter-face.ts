import type { PrintedValue } from './counter-values.ts';
import { inkOn, mixed, patternOn } from './ink.ts';
import type { CounterForm, SideLayout } from './layout.ts';
import { shortOf } from './names.ts';
import type { Piece } from './pieces.ts';
import type { Inked } from './Symbol.tsx';

/** What is drawn on a counter, and in which colors. */
export interface CounterFace {
  readonly side: SideLayout | undefined;
  readonly form: CounterForm;
  readonly colour: string;
  readonly ink: string;
  /** The edge below, by which a counter is seen to have a thickness. */
  readonly shade: string;
  /** Small letters above the rule. */
  readonly band: string;
  readonly figure: string;
  readonly symbol: Inked | undefined;
  readonly values: readonly PrintedValue[];
  readonly sizeMark: string;
  /** Nobody sees what it is. */
  readonly isBack: boolean;
}

type FaceParts = Pick<Piece, 'kind' | 'member' | 'label' | 'value' | 'side' | 'faded' | 'symbol' | 'says'>;
type Faced = FaceParts & Partial<Pick<Piece, 'form' | 'values' | 'sizeMark' | 'symbolSet'>>;

/** Pieces of nobody. */
const NOBODY = '#5b5f66';
const PAPER = '#fffdf8';
/** How much of its color a counter keeps that has nothing left to do. */
const FADED = 0.62;
/** How dark the side of a counter is: paper on cardboard, or wood. */
const CARD = 0.7;
const WOOD = 0.45;
const UNKNOWN = '?';

const faces = new WeakMap<Faced, CounterFace>();

/** The face of a counter, which is made once for all that ask: drawing, naming, and the symbols of a sheet. */
export function counterFace(piece: Faced): CounterFace {
  const face = faces.get(piece) ?? faceOf(piece);
  faces.set(piece, face);
  return face;
}

/**
 * The designation as far as it fits, or the letter of the side where there is none. Without a value and a symbol the designation
 * is the figure; what a symbol says is not written as well.
 */
function faceOf(piece: Faced): CounterFace {
  const { member, label, value, side, faded, symbol, says, form = 'square', symbolSet } = piece;
  const full = side?.colour ?? NOBODY;
  const colour = faded ? mixed(full, PAPER, FADED) : full;
  // Where nothing is written, drawings need less contrast than letters.
  const isDrawn = form !== 'square' && symbol !== undefined && (says === 'value' || value === '');
  const ink = (isDrawn ? patternOn : inkOn)(colour);
  const shade = mixed(colour, '#000000', form === 'square' ? CARD : WOOD);
  const isBack = value === UNKNOWN && (label === UNKNOWN || label === '');
  const base = { side, form, colour, ink, shade, isBack, values: [], sizeMark: '' };
  if (isBack) return { ...base, band: '', figure: '', symbol: undefined };
  const letter = side?.letter ?? '';
  const designation = says === 'label' ? '' : label.slice(0, MOST);
  const name = designation || shortOf(member);
  const figure = says === 'value' ? '' : value.slice(0, 3);
  const printed = { ...base, values: piece.values ?? [], sizeMark: piece.sizeMark ?? '' };
  if (symbol !== undefined) {
    const band = says === undefined ? name : designation || letter;
    return { ...printed, band, figure, symbol: { symbol, ink, ground: colour, set: symbolSet } };
  }
  if (figure === '') return { ...printed, band: letter, figure: name, symbol };
  return { ...printed, band: designation || letter, figure, symbol };
}

const MOST = 7;
