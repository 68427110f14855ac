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
    piece.sideName,
    piece.value,
    placeName,
    piece.sizeMark,
    ...(piece.values ?? []).map(({ said }) => said),
    ...piece.badges.map(({ said }) => said),
    ...piece.riders,
    written(piece),
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');

/** Whoever speaks to the page says what is written on the counter, which may be short for its name. */
const written = (piece: Piece): string => {
  const short = shortOf(piece.member);
  const { band, figure } = counterFace(piece);
  return piece.label === '' && (band === short || figure === short) ? short : '';
};
