import { alike } from './alike.ts';
import type { Piece } from './pieces.ts';

/**
 * Pieces of one position after the other. Of hundreds a step changes few: one that says the same as before stays the same object,
 * so that nothing that follows from it is found again.
 */
export function keptPieces(): (all: readonly Piece[]) => readonly Piece[] {
  let last: ReadonlyMap<string, Piece> = new Map();
  return (all) => {
    const kept = new Map(all.map((piece) => keptAs(`${piece.kind}.${piece.member}`, piece, last)));
    last = kept;
    return [...kept.values()];
  };
}

function keptAs(key: string, piece: Piece, last: ReadonlyMap<string, Piece>): readonly [string, Piece] {
  const before = last.get(key);
  return [key, before !== undefined && alike(before, piece) ? before : piece];
}
