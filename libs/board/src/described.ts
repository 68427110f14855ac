import { counterFace } from './counter-face.ts';
import { shortOf } from './names.ts';
import type { Piece } from './pieces.ts';

const texts = new WeakMap<Piece, { readonly placeName: string; readonly text: string }>();

/** What a counter is called where it cannot be seen. It is put together once, as long as the counter stays where it is. */
export function described(piece: Piece, placeName: string): string {
  const known = texts.get(piece);
  if (known?.placeName === placeName) return known.text;
  const text = textOf(piece, placeName);
  texts.set(piece, { placeName, text });
  return text;
}

const textOf = (piece: Piece, placeName: string): string =>
  [
    piece.name,
    isNamed(piece.name, piece.sideName) ? '' : piece.sideName,
    isShort(piece) ? '' : piece.value,
    isNamed(piece.name, placeName) ? '' : placeName,
    piece.sizeMark,
    ...(piece.values ?? []).map(({ said }) => said),
    ...piece.badges.map(({ said }) => said),
    ...piece.riders,
    written(piece),
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');

/** A name such as “Cart in Aria” says already where it is, and “Cart (Red)” whose it is. */
const isNamed = (name: string, part = ''): boolean => name.endsWith(` ${part}`) || name.endsWith(`(${part})`);

/** The letter of a name, such as A for an army, and the sign for what nobody knows say nothing more than the name. */
const isShort = ({ name, value }: Piece): boolean =>
  value === '?' || (/^\p{L}+$/u.test(value) && name.startsWith(value));

/** Whoever speaks to the page says what is written on the counter, which may be short for its name. */
const written = (piece: Piece): string => {
  const short = shortOf(piece.member);
  const { band, figure } = counterFace(piece);
  return piece.label === '' && (band === short || figure === short) ? short : '';
};
