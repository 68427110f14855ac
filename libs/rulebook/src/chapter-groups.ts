export type Groups = readonly (readonly number[])[];

/** A page that is filled less than this has room for the next chapter. */
const ENOUGH = 0.6;

/**
 * Which chapters share pages, by how long each would be on pages of its own: 2.3 is two pages and a bit. A chapter begins on
 * the page on which the one before it ended, where that would be mostly white otherwise.
 */
export function chapterGroups(lengths: readonly number[]): Groups {
  const groups: number[][] = [];
  let end = 0;
  for (const [chapter, length] of lengths.entries()) {
    const filled = end - Math.floor(end);
    const last = groups.at(-1);
    if (last !== undefined && filled > 0 && filled < ENOUGH) {
      last.push(chapter);
      end += length;
    } else {
      groups.push([chapter]);
      end = length;
    }
  }
  return groups;
}

/** Groups whose last page turned out to be mostly white go on with the next one; `filled` says how full it is, by chapter. */
export function joinedGroups(groups: Groups, filled: readonly (number | undefined)[]): Groups {
  const joined: (readonly number[])[] = [];
  let goesOn = false;
  for (const group of groups) {
    joined.push(goesOn ? [...(joined.pop() ?? []), ...group] : group);
    // Where the next one ends is known only when it was printed again.
    goesOn = !goesOn && (filled[group.at(-1) ?? 0] ?? 1) < ENOUGH;
  }
  return joined;
}
