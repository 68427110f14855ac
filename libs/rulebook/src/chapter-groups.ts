type Groups = readonly (readonly number[])[];

/** More chapters than these fit in no running head. */
const MOST = 3;
/** White that nobody minds, as a part of a page. */
const USUAL = 0.5;
/** What speaks against each chapter that begins in the middle of a page, in pages. */
const SHARED = 0.12;

interface Way {
  readonly cost: number;
  readonly groups: Groups;
}

/**
 * Which chapters share pages, by how long each would be on pages of its own: 2.3 is two pages and a bit. A chapter begins on
 * the page on which the one before it ended, where that would be mostly white otherwise.
 */
export function chapterGroups(lengths: readonly number[]): Groups {
  const best: Way[] = [{ cost: 0, groups: [] }];
  for (let end = 1; end <= lengths.length; end++) {
    const sizes = Array.from({ length: Math.min(MOST, end) }, (_, i) => i + 1);
    const ways = sizes.map((size) => wayWith(best[end - size], lengths, end - size, end));
    best.push(ways.reduce((a, b) => (b.cost < a.cost ? b : a)));
  }
  return best.at(-1)?.groups ?? [];
}

/**
 * The same lengths once the groups were printed: what a group took beyond the sum of its chapters, because tables and headings
 * moved to the next page, counts for its last chapter.
 */
export function correctedLengths(
  lengths: readonly number[],
  groups: Groups,
  printed: readonly number[],
): readonly number[] {
  const corrected = [...lengths];
  groups.forEach((group, i) => {
    const last = group.at(-1) ?? 0;
    const sum = group.reduce((all, chapter) => all + (lengths[chapter] ?? 0), 0);
    corrected[last] = (lengths[last] ?? 0) + Math.max(0, (printed[i] ?? sum) - sum);
  });
  return corrected;
}

/** How much is white on pages that are less than half full, in pages. */
export const whiteIn = (printed: readonly number[]): number =>
  printed.reduce((all, length) => all + whiteOf(length), 0);

function whiteOf(length: number): number {
  const white = Math.ceil(length - NOTHING) - length;
  return white > USUAL ? white : 0;
}

/** The best way for the chapters before, with a group of those up to `end`. */
function wayWith(before: Way | undefined, lengths: readonly number[], from: number, end: number): Way {
  const length = lengths.slice(from, end).reduce((sum, one) => sum + one, 0);
  const group = Array.from({ length: end - from }, (_, i) => from + i);
  const { cost, groups } = before ?? { cost: 0, groups: [] };
  return { cost: cost + whiteOf(length) + SHARED * (group.length - 1), groups: [...groups, group] };
}

/** So little is a matter of rounding. */
const NOTHING = 0.001;
