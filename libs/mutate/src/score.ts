import { type Equivalent, keyOf } from './equivalents.ts';
import type { Verdict } from './judge.ts';
import type { Mutant } from './mutant.ts';

/** A change and what became of it. */
export interface Judged {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
}

/** What came of all changes together; those that changed nothing are left out. */
export interface Score {
  readonly checker: number;
  readonly expectations: number;
  readonly examples: number;
  readonly survivors: readonly Survivor[];
  readonly equivalents: readonly { readonly mutant: Mutant; readonly reason: string }[];
  /** Of the list of equivalent changes: those without a reason, that are no changes of the rules any more, or are noticed. */
  readonly stale: readonly Stale[];
}
export interface Survivor {
  readonly mutant: Mutant;
  /** So many examples come to the place. */
  readonly reached: number;
}
export interface Stale {
  readonly equivalent: Equivalent;
  readonly why: 'no-reason' | 'unknown' | 'caught';
}

/** `possible` are the changes that a list may speak of. */
export function scoreOf(judged: readonly Judged[], listed: readonly Equivalent[], possible: readonly Mutant[]): Score {
  const by = Map.groupBy(judged, ({ verdict }) => verdict.by);
  const reasons = new Map(listed.filter(({ reason }) => reason !== '').map((one) => [one.key, one.reason]));
  const remaining = judged.flatMap(({ mutant, verdict }) =>
    verdict.by === 'nobody' ? [{ mutant, reached: verdict.reached, reason: reasons.get(keyOf(mutant)) }] : [],
  );
  return {
    checker: by.get('checker')?.length ?? 0,
    expectations: by.get('expectation')?.length ?? 0,
    examples: by.get('example')?.length ?? 0,
    survivors: remaining.filter(({ reason }) => reason === undefined),
    equivalents: remaining.flatMap(({ mutant, reason }) => (reason === undefined ? [] : [{ mutant, reason }])),
    stale: staleIn(listed, judged, possible),
  };
}

/** Changes that read the same are listed together: such an entry is out of date once all of them are noticed. */
function staleIn(
  listed: readonly Equivalent[],
  judged: readonly Judged[],
  possible: readonly Mutant[],
): readonly Stale[] {
  const known = new Set(possible.map(keyOf));
  const tried = Map.groupBy(judged, ({ mutant }) => keyOf(mutant));
  const isCaught = (key: string): boolean =>
    tried.get(key)?.every(({ verdict }) => verdict.by !== 'nobody' && verdict.by !== 'same') ?? false;
  const whyStale = ({ key, reason }: Equivalent): Stale['why'] | undefined => {
    if (!known.has(key)) return 'unknown';
    if (isCaught(key)) return 'caught';
    return reason === '' ? 'no-reason' : undefined;
  };
  return listed.flatMap((equivalent) => {
    const why = whyStale(equivalent);
    return why === undefined ? [] : [{ equivalent, why }];
  });
}

export const caughtBy = ({ checker, expectations, examples }: Score): number => checker + expectations + examples;

/** The share of changes that were noticed among those that could be, in percent. */
export function percentOf(score: Score): number {
  const caught = caughtBy(score);
  const could = caught + score.survivors.length;
  return could === 0 ? 100 : (100 * caught) / could;
}
