import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Share, Shares } from '@sandtable/analysis';
import { type Over, playOverQueue } from '../queue/over-queue.ts';
import { type WorkerCommand, workerScript } from '../resources.ts';

/** Games to be played in shares, here and by workers that make the same of each share. */
export interface Job<Part> {
  readonly shares: Shares;
  readonly workers: number;
  /** Whose script plays each share it is sent, and says so once before it is ready. */
  readonly command: WorkerCommand;
  readonly data: unknown;
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

/** Plays all shares, each once; what comes of it must not depend on who plays which. */
export async function spread<Part>(job: Job<Part>): Promise<void> {
  if (job.over !== undefined) await playOverQueue(job, job.over);
  else if (job.workers < 2) await playHere(job, () => true);
  else await playTogether(job);
}

/** A worker takes a while to start: until the first is ready games are played here, and few games need no worker. */
async function playTogether<Part>(job: Job<Part>): Promise<void> {
  const team = Array.from(
    { length: job.workers },
    () => new Worker(workerScript(job.command), { workerData: job.data }),
  );
  const ready = team.map(async (worker) => await once(worker, 'message'));
  let waiting = true;
  const first = Promise.race(ready).finally(() => {
    waiting = false;
  });
  try {
    if (await playHere(job, () => waiting)) return;
    await first;
    await Promise.all(team.map(async (worker, i) => await serve(worker, i, ready[i], job)));
  } finally {
    await Promise.all(team.map(async (worker) => await worker.terminate()));
  }
}

const next = <Part>({ shares, goesOn }: Job<Part>, player = 0): Share | undefined =>
  goesOn?.() === false ? undefined : shares(undefined, player);

/** Plays shares as long as it may; true if none is left. */
async function playHere<Part>(job: Job<Part>, may: () => boolean): Promise<boolean> {
  const play = await job.here();
  while (may()) {
    const share = next(job);
    if (share === undefined) return true;
    job.take(play(share), share);
    await setImmediate();
  }
  return false;
}

/** Gives one share after the other to a worker; when a worker fails, leaving the loop closes the work for all. */
async function serve<Part>(
  worker: Worker,
  player: number,
  ready: Promise<unknown> | undefined,
  job: Job<Part>,
): Promise<void> {
  await ready;
  for (let share = next(job, player); share !== undefined; share = next(job, player)) {
    worker.postMessage(share);
    const [part] = (await once(worker, 'message')) as [Part];
    job.take(part, share);
  }
}
