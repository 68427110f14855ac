import type { LogLine } from '@sandtable/session';
import type { Share } from './shares.ts';

/** A line that the log will have, wherever that is. */
export type Said = Omit<LogLine, 'decision'>;

/** What may come of something: of all these exactly one does. Each is what the log will say then. */
export interface Cases {
  /** Whether lines that differ only in a number, or in a list that the rules log, are different cases; only where nothing else tells cases apart. */
  readonly byNumber: boolean;
  /** The likeliest first. */
  readonly all: readonly Share<readonly Said[]>[];
}

/** More cases than this are too many to be shown as such. */
const MOST = 12;

/** Cases from what the log said on each way that chance went, with the chance of each; undefined where there is but one. */
export function casesOf(ways: readonly Share<readonly Said[]>[]): Cases | undefined {
  for (const byNumber of [false, true]) {
    const all = merged(ways, byNumber);
    if (all.length > 1) return all.length > MOST ? undefined : { byNumber, all: all.sort(likeliest) };
  }
  return undefined;
}

/** Which case came to pass, by what the log said; -1 if none of them. */
export const caseAt = ({ byNumber, all }: Cases, lines: readonly Said[]): number =>
  all.findIndex(({ value }) => keyOf(value, byNumber) === keyOf(lines, byNumber));

/** The lines of a case that not every other one has as well. */
export function tellingLines({ byNumber, all }: Cases, at: number): readonly Said[] {
  const isEverywhere = (key: string): boolean =>
    all.every(({ value }) => value.some((one) => lineKey(one, byNumber) === key));
  return (all[at]?.value ?? []).filter((line) => !isEverywhere(lineKey(line, byNumber)));
}

function merged(ways: readonly Share<readonly Said[]>[], byNumber: boolean): Share<readonly Said[]>[] {
  const found = new Map<string, Share<readonly Said[]>>();
  for (const way of ways) {
    const key = keyOf(way.value, byNumber);
    const known = found.get(key);
    found.set(
      key,
      known === undefined ? { value: way.value, share: way.share } : { ...known, share: known.share + way.share },
    );
  }
  return [...found.values()];
}

const likeliest = (a: { readonly share: number }, b: { readonly share: number }): number => b.share - a.share;

/** The order of lines, and how often one comes, makes no other case. */
const keyOf = (lines: readonly Said[], byNumber: boolean): string =>
  [...new Set(lines.map((line) => lineKey(line, byNumber)))].sort().join('\n');

const lineKey = ({ path, sort, args }: Said, byNumber: boolean): string =>
  JSON.stringify([path, ...Object.entries(args).filter(([, value]) => byNumber || isTelling(sort, value))]);

/** How much it was makes no other case, and neither does who else was there, which a line of the rules only lists. */
const isTelling = (sort: Said['sort'], value: Said['args'][string]): boolean =>
  typeof value !== 'number' && (sort !== 'log' || typeof value !== 'object');
