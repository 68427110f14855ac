import { counterFace } from './counter-face.ts';
import { shortOf } from './names.ts';
import type { Piece } from './pieces.ts';

/** What a counter is called where it cannot be seen. */
export const described = (piece: Piece, placeName: string): string =>
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
