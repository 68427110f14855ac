/** A piece of a text; what is not in the other text is marked. */
export interface Marked {
  readonly text: string;
  readonly marked: boolean;
}

/** Words and signs, each with the blanks behind it. */
const piecesOf = (text: string): readonly string[] => text.match(/(?:[\p{L}\p{N}_.]+|"[^"\n]*"|[^\s])\s*/gu) ?? [];

/** Beyond this, what stands in the middle is not compared word by word. */
const MOST = 600;

/** Marks the words of `text` that the other one does not have at that place. */
export const markedIn = (text: string, other: string): readonly Marked[] => {
  const [own, theirs] = [piecesOf(text), piecesOf(other)];
  const isCommon = own.length > MOST || theirs.length > MOST ? () => false : common(own, theirs);
  const parts: Marked[] = [];
  for (const [i, piece] of own.entries()) {
    const marked = !isCommon(i);
    const last = parts.at(-1);
    if (last?.marked === marked) parts[parts.length - 1] = { text: last.text + piece, marked };
    else parts.push({ text: piece, marked });
  }
  return parts;
};

/** Which words belong to the longest row of words that both texts have. */
const common = (own: readonly string[], theirs: readonly string[]): ((i: number) => boolean) => {
  const [a, b] = [own.map((piece) => piece.trim()), theirs.map((piece) => piece.trim())];
  const lengths: number[][] = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const kept = new Set<number>();
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      kept.add(i);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return (i) => kept.has(i);
};
