import { handOut, type Share } from '@sandtable/analysis';
import { gamesOf, laddered, mergePairings, type Pairing } from '@sandtable/bots';
import { loadModule } from '../module.ts';
import { spread } from '../spread/spread.ts';
import type { Plan } from './plan.ts';

interface Watching {
  /** Is told after each game how many were played. */
  report(done: number): void;
  /** False once nothing more is to be begun. */
  goesOn(): boolean;
}

/** Plays all games of a plan; the figures do not depend on how many workers share the work. */
export async function distribute(
  plan: Plan,
  workers: number,
  { report, goesOn }: Watching,
): Promise<readonly Pairing[]> {
  const games = gamesOf(plan);
  let pairings: readonly Pairing[] = [];
  let done = 0;
  await spread<readonly Pairing[]>({
    // Games of bots that look ahead are long: each is a share of its own.
    shares: handOut({ games }, 1),
    workers: Math.min(workers, games),
    command: 'ladder',
    data: plan,
    here: () => playing(plan),
    take: (part) => {
      pairings = mergePairings(pairings, part);
      done += part.length;
      report(done);
    },
    goesOn,
  });
  return pairings;
}

/** What plays shares of a plan. */
export async function playing(plan: Plan): Promise<(share: Share) => readonly Pairing[]> {
  const module = await loadModule(plan.javascript);
  const S = new Int32Array(module.layout.size);
  return ({ first, games }) => Array.from({ length: games }, (_, i) => laddered({ ...plan, module }, first + i, S));
}
