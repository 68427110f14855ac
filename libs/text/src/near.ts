/** Edits allowed for a word: a third of its letters, and at least one, but none for a single letter. */
const bound = (word: string): number => (word.length < 2 ? 0 : Math.max(1, Math.floor(word.length / 3)));

type Row = readonly number[];

const nextRow = (a: string, b: string, i: number, above: Row, twoAbove: Row): number[] => {
  const row = [i];
  for (let j = 1; j <= b.length; j++) {
    const same = a[i - 1] === b[j - 1] ? 0 : 1;
    let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same);
    const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    if (swapped) cost = Math.min(cost, (twoAbove[j - 2] ?? 0) + 1);
    row.push(cost);
  }
  return row;
};

/** Insertions, deletions, replacements and swaps of neighbors that make `b` of `a`. */
export const editDistance = (a: string, b: string): number => {
  let twoAbove: Row = [];
  let above: Row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = nextRow(a, b, i, above, twoAbove);
    twoAbove = above;
    above = row;
  }
  return above[b.length] ?? 0;
};

/** A difference in case alone counts as half an edit, so that `Town` is nearer to `town` than `torn` is. */
const distance = (word: string, candidate: string): number => {
  const exact = editDistance(word, candidate);
  const folded = editDistance(word.toLowerCase(), candidate.toLowerCase());
  return folded < exact ? folded + 0.5 : exact;
};

/** The candidate closest to a misspelled word, if one is close enough to be meant; the first of several. */
export const near = (word: string, candidates: Iterable<string>): string | undefined => {
  let best: string | undefined;
  let least = bound(word) + 0.75;
  for (const candidate of candidates) {
    if (candidate === word || Math.abs(candidate.length - word.length) >= least) continue;
    const cost = distance(word, candidate);
    if (cost < least) [best, least] = [candidate, cost];
  }
  return best;
};
