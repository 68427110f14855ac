import { handOut, type Share } from '@sandtable/analysis';
import { createJudge, type Judge, type Judged } from '@sandtable/mutate';
import { spread } from '../spread/spread.ts';
import type { Part, Plan } from './plan.ts';

/** So many changes at once: each takes a while, and whoever waits sees how far it is. */
const AT_ONCE = 5;

/** Judges all changes, in their order; who judges which makes no difference. */
export async function distribute(
  plan: Plan,
  judge: Judge,
  workers: number,
  report: (done: number) => void,
): Promise<readonly Judged[]> {
  const parts: Part[] = [];
  let done = 0;
  await spread<Part>({
    shares: handOut({ games: plan.mutants.length }, AT_ONCE),
    workers: Math.min(workers, Math.ceil(plan.mutants.length / AT_ONCE)),
    command: 'mutate',
    data: plan,
    here: async () => (share) => judgeShare(plan, judge, share),
    take: (part) => {
      parts.push(part);
      done += part.judged.length;
      report(done);
    },
    fits: (part, share) => part.first === share.first && part.judged.length === share.games,
  });
  return parts.toSorted((a, b) => a.first - b.first).flatMap(({ judged }) => judged);
}

export const judgeOf = ({ sources, variants }: Plan): Judge | undefined => createJudge(sources, variants);

export const judgeShare = ({ mutants }: Plan, { judge }: Judge, { first, games }: Share): Part => ({
  first,
  judged: mutants.slice(first, first + games).map((mutant) => ({ mutant, verdict: judge(mutant) })),
});
