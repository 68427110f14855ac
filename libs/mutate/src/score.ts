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
  const by = (who: Verdict['by']): readonly Mutant[] =>
    judged.filter(({ verdict }) => verdict.by === who).map(({ mutant }) => mutant);
  const reasons = new Map(listed.filter(({ reason }) => reason !== '').map((one) => [one.key, one.reason]));
  const known = new Set(possible.map(keyOf));
  const survivors = judged.flatMap(({ mutant, verdict }) =>
    verdict.by === 'nobody' ? [{ mutant, reached: verdict.reached }] : [],
  );
  const caught = [by('checker'), by('expectation'), by('example')];
  const noticed = new Set(caught.flat().map(keyOf));
  for (const { mutant } of survivors) noticed.delete(keyOf(mutant));
  const whyStale = ({ key, reason }: Equivalent): Stale['why'] | undefined => {
    if (!known.has(key)) return 'unknown';
    if (noticed.has(key)) return 'caught';
    return reason === '' ? 'no-reason' : undefined;
  };
  return {
    checker: caught[0]?.length ?? 0,
    expectations: caught[1]?.length ?? 0,
    examples: caught[2]?.length ?? 0,
    survivors: survivors.filter(({ mutant }) => !reasons.has(keyOf(mutant))),
    equivalents: survivors.flatMap(({ mutant }) => {
      const reason = reasons.get(keyOf(mutant));
      return reason === undefined ? [] : [{ mutant, reason }];
    }),
    stale: listed.flatMap((equivalent) => {
      const why = whyStale(equivalent);
      return why === undefined ? [] : [{ equivalent, why }];
    }),
  };
}

export const caughtBy = ({ checker, expectations, examples }: Score): number => checker + expectations + examples;

/** The share of changes that were noticed among those that could be, in percent. */
export function percentOf(score: Score): number {
  const caught = caughtBy(score);
  const could = caught + score.survivors.length;
  return could === 0 ? 100 : (100 * caught) / could;
}
