import { setImmediate } from 'node:timers/promises';
import type { Share, Shares } from '@sandtable/analysis';
import { type Over, playOverQueue } from '../queue/over-queue.ts';
import type { WorkerCommand } from '../resources.ts';
import type { Early } from './early.ts';
import { firstPace, type Pace, paceAfter } from './pace.ts';
import { createTeam, type Team } from './team.ts';

/** Games to be played in shares, here and by workers that make the same of each share. */
export interface Job<Part> {
  readonly shares: Shares;
  readonly workers: number;
  /** Whose script plays each share it is sent, and says so once before it is ready. */
  readonly command: WorkerCommand;
  readonly data: unknown;
  readonly early?: Early | undefined;
  /** What plays a share here. */
  readonly here: () => Promise<(share: Share) => Part>;
  /** Is brought what came of each share, in any order. */
  readonly take: (part: Part, share: Share) => void;
  /** False once nothing more is to be begun. */
  readonly goesOn?: (() => boolean) | undefined;
  /** Whether what a worker elsewhere sent can be what came of a share. */
  readonly fits?: (part: Part, share: Share) => boolean;
  /** Whether shares have to be played as they are handed out, so that they may be neither joined nor cut. */
  readonly areWhole?: boolean;
  /** Where workers elsewhere wait for shares; without it, all is played on this machine. */
  readonly over?: Over | undefined;
}

/** Plays all shares, each once; what follows from it must not depend on who plays which. */
export async function spread<Part>(job: Job<Part>): Promise<void> {
  if (job.over !== undefined) return await playOverQueue(job, job.over);
  let pace = firstPace;
  const next = (player: number): Share | undefined =>
    job.goesOn?.() === false ? undefined : job.shares(job.areWhole ? undefined : pace.games, player);
  const team = createTeam({ ...job, next });
  for (let worker = 1; worker < job.workers; worker++) team.hire();
  let isSlow = false;
  const seen = (now: Pace): void => {
    pace = now;
    if (isSlow || !now.isSlow || job.workers < 2) return;
    isSlow = true;
    team.replace();
  };
  try {
    await playHere(job, next, seen, team);
    await team.ended();
  } finally {
    // Nobody waits for threads to end; the process does.
    void team.end();
  }
}

/**
 * This thread plays like one of the workers: it's warm before they are, and few games need no worker. Where a single game takes
 * long, nobody could speak to it, so another worker takes its place.
 */
async function playHere<Part>(
  { here, take }: Job<Part>,
  next: (player: number) => Share | undefined,
  seen: (pace: Pace) => void,
  team: Team,
): Promise<void> {
  const play = await here();
  for (let share = next(0); share !== undefined; share = team.isWithout() ? undefined : next(0)) {
    const began = performance.now();
    take(play(share), share);
    seen(paceAfter(share.games, performance.now() - began));
    await setImmediate();
  }
}
