import type { Entry } from '../po/po.ts';
import { similarity } from '../similar.ts';

/** A pair of texts that someone translated; with the fragment that it stands in, if that is known. */
export interface Pair {
  readonly context?: string | undefined;
  readonly source: string;
  readonly target: string;
}

/** What a memory has for a text. */
export interface Remembered {
  readonly source: string;
  readonly target: string;
  /** 1 for the very same source. */
  readonly alike: number;
}

/** The only translation of a source: that of its own fragment before all others. */
export function onlyTranslation(
  { context, source }: Pick<Entry, 'context' | 'source'>,
  memory: readonly Pair[],
): string | undefined {
  const same = memory.filter((one) => one.source === source);
  const own = same.filter((one) => one.context === context);
  const targets = new Set((own.length > 0 ? own : same).map(({ target }) => target));
  return targets.size === 1 ? [...targets][0] : undefined;
}

/** What is at least so alike to a source, the most alike first, each translation once. */
export function remembered(
  source: string,
  memory: readonly Pair[],
  limits: { readonly alike: number; readonly most: number },
): readonly Remembered[] {
  const found = new Map<string, Remembered>();
  for (const one of memory) {
    if (one.target === '' || !mayBeAlike(one.source, source)) continue;
    const alike = one.source === source ? 1 : similarity(one.source, source);
    const known = found.get(one.target);
    if (alike >= limits.alike && (known === undefined || known.alike < alike))
      found.set(one.target, { source: one.source, target: one.target, alike });
  }
  return [...found.values()].toSorted((a, b) => b.alike - a.alike).slice(0, limits.most);
}

/** Texts of very different lengths are not compared, which would take long. */
const mayBeAlike = (a: string, b: string): boolean =>
  Math.min(a.length, b.length) >= 0.5 * Math.max(a.length, b.length);
