import { signed } from '../author.ts';
import { type Catalogue, FUZZY, isTranslated } from '../po/po.ts';
import type { Returned } from '../returned.ts';
import { brokenCodes } from '../text-problems.ts';
import { onlyTranslation, remembered } from './remembered.ts';

/** Sources less alike than this are told apart. */
const ALIKE = 0.75;

/**
 * Fills what is not translated yet. The very same source brings its translation, if the memory knows only one for it;
 * what is merely like it waits for a look.
 */
export function fromMemory(
  catalogue: Catalogue,
  memory: readonly Returned[],
): { readonly catalogue: Catalogue; readonly taken: number; readonly near: number } {
  let [taken, near] = [0, 0];
  const entries = catalogue.entries.map((entry) => {
    if (entry.obsolete || entry.plural !== undefined || isTranslated(entry)) return entry;
    const same = onlyTranslation(entry, memory);
    if (same !== undefined && brokenCodes(entry.source, same).length === 0) {
      taken += 1;
      return { ...entry, notes: signed(entry.notes, authorOf(memory, entry.source, same)), targets: [same] };
    }
    const [like] = remembered(entry.source, memory, { alike: ALIKE, most: 1 });
    if (like === undefined) return entry;
    near += 1;
    const flags = [FUZZY, ...entry.flags.filter((flag) => flag !== FUZZY)];
    const notes = signed(entry.notes, authorOf(memory, like.source, like.target));
    return { ...entry, notes, targets: [like.target], flags, previous: { source: like.source } };
  });
  return { catalogue: { ...catalogue, entries }, taken, near };
}

const authorOf = (memory: readonly Returned[], source: string, target: string): string | undefined =>
  memory.find((one) => one.source === source && one.target === target)?.author;
