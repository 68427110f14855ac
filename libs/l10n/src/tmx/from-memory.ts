import { type Catalogue, type Entry, FUZZY, isTranslated } from '../po/po.ts';
import type { Returned } from '../returned.ts';
import { similarity } from '../similar.ts';
import { brokenCodes } from '../text-problems.ts';

/** Sources less alike than this are told apart. */
const ALIKE = 0.75;

/** What a memory has for a text. */
interface Remembered {
  readonly source: string;
  readonly target: string;
  /** 1 for the very same source. */
  readonly alike: number;
}

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
    const same = exact(entry, memory);
    if (same !== undefined && brokenCodes(entry.source, same).length === 0) {
      taken += 1;
      return { ...entry, targets: [same] };
    }
    const [like] = remembered(entry.source, memory, 1);
    if (like === undefined) return entry;
    near += 1;
    const flags = [FUZZY, ...entry.flags.filter((flag) => flag !== FUZZY)];
    return { ...entry, targets: [like.target], flags, previous: { source: like.source } };
  });
  return { catalogue: { ...catalogue, entries }, taken, near };
}

/** The only translation of a source: that of its own fragment before all others. */
function exact({ context, source }: Entry, memory: readonly Returned[]): string | undefined {
  const same = memory.filter((one) => one.source === source);
  const own = same.filter((one) => one.context === context);
  const targets = new Set((own.length > 0 ? own : same).map(({ target }) => target));
  return targets.size === 1 ? [...targets][0] : undefined;
}

/** What is like a source, the most alike first, each translation once. */
function remembered(
  source: string,
  memory: readonly Pick<Returned, 'source' | 'target'>[],
  most: number,
): readonly Remembered[] {
  const found = new Map<string, Remembered>();
  for (const one of memory) {
    if (one.target === '' || !mayBeAlike(one.source, source)) continue;
    const alike = one.source === source ? 1 : similarity(one.source, source);
    const known = found.get(one.target);
    if (alike >= ALIKE && (known === undefined || known.alike < alike))
      found.set(one.target, { source: one.source, target: one.target, alike });
  }
  return [...found.values()].toSorted((a, b) => b.alike - a.alike).slice(0, most);
}

/** Texts of very different lengths are not compared, which would take long. */
const mayBeAlike = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= 0.5 * Math.max(a.length, b.length);
