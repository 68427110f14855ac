import type { AskView } from '@sandtable/session';

/** Candidates that are out for the same reasons. */
export interface Group {
  readonly reasons: readonly string[];
  readonly candidates: readonly string[];
}

/** Groups with something of one's own come first, and in each what is one's own. */
export function byReason(excluded: AskView['excluded'], isOwn: (candidate: string) => boolean): readonly Group[] {
  const groups = [...Map.groupBy(excluded, ({ reasons }) => reasons.join('\n')).values()].map((group) => {
    const all = group.map(({ candidate }) => candidate);
    const own = all.filter(isOwn);
    return { reasons: group[0]?.reasons ?? [], own: own.length, candidates: [...own, ...all.filter((c) => !isOwn(c))] };
  });
  return groups.sort((a, b) => Number(b.own > 0) - Number(a.own > 0));
}
