import type { BoardLayout, Point } from './layout.ts';
import type { Spot } from './spot.ts';

/** The name of a cell, and where it is written. */
export interface CellName {
  readonly spot: Spot;
  readonly text: string;
}

/** The longest name that is a coordinate. */
const LONGEST = 5;

/**
 * The names of cells that are written on them, so that people find what the log and the answers mention. By default, they
 * are if all of them look like coordinates, such as `C4` or `0408`.
 */
export function cellNames(spots: readonly Spot[], { cellNames: wanted }: Pick<BoardLayout, 'cellNames'>) {
  if (wanted === false) return [];
  const cells = spots.flatMap((spot) => (spot.draw === 'hex' ? [{ spot, text: spot.name.toUpperCase() }] : []));
  return wanted === true || cells.every(({ text }) => isCoordinate(text)) ? cells.filter(isWritable) : [];
}

const isCoordinate = (text: string): boolean => text.length <= LONGEST && /\d/.test(text) && isWritable({ text });
const isWritable = ({ text }: Pick<CellName, 'text'>): boolean => [...text].every((one) => one in GLYPHS);

/**
 * Strokes of letters on a grid of four by six: `00` is at the upper left, `46` at the lower right. They are lines and no
 * text, because hundreds of texts make moving the view of a board several times as expensive.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  '0': '10 30 41 45 36 16 05 01 10',
  '1': '11 20 26|16 36',
  '2': '01 10 30 41 42 06 46',
  '3': '00 40 23 33 44 45 36 16 05',
  '4': '36 30 04 44',
  '5': '40 00 03 33 44 45 36 06',
  '6': '41 30 10 01 05 16 36 45 44 33 13 04',
  '7': '00 40 16',
  '8': '13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33',
  '9': '05 16 36 45 41 30 10 01 02 13 33 42',
  A: '06 20 46|14 34',
  B: '00 06 36 45 44 33 03|00 30 41 42 33',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  I: '20 26',
  J: '40 45 36 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10|24 46',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  '-': '03 43',
  '.': '25 26',
  ' ': '',
};
/** From the left edge of a letter to that of the next. */
const STEP = 5.6;
const HIGH = 6;

/** Strokes that write a text around a point, with letters so high. */
export function strokesOf(text: string, [x, y]: Point, height: number): string {
  const unit = height / HIGH;
  const left = x - ((text.length * STEP - (STEP - 4)) * unit) / 2;
  const top = y - height / 2;
  const point = (i: number, of: string): string =>
    `${(left + (i * STEP + Number(of.charAt(0))) * unit).toFixed(2)},${(top + Number(of.charAt(1)) * unit).toFixed(2)}`;
  return [...text]
    .flatMap((letter, i) =>
      (GLYPHS[letter] || undefined)?.split('|').map(
        (stroke) =>
          `M${stroke
            .split(' ')
            .map((one) => point(i, one))
            .join('L')}`,
      ),
    )
    .join('');
}
