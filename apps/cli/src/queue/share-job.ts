import type { Share } from '@sandtable/analysis';
import type { WorkerCommand } from '../resources.ts';
import { workerCommands } from '../resources.ts';

/** What lies in the queue for each share: all else is found by digest. */
export interface ShareJob extends Share {
  readonly command: WorkerCommand;
  readonly batch: string;
  /** The digest of the packed plan. */
  readonly plan: string;
}

/** Under which a share is put into the queue and its result is kept, so that each counts once. */
export const shareKey = ({ first, games }: Share): string => `${first}+${games}`;

/** BullMQ wants no colon in it. */
export const jobId = ({ batch, ...share }: ShareJob): string => `${batch}-${shareKey(share)}`;

/** Tries before a share is given up. The last goes game by game, to find out which one it is. */
export const ATTEMPTS = 3;

/** Reads what someone put into the queue. */
export function readShareJob(data: unknown): ShareJob {
  const { command, batch, plan, first, games } = Object(data) as Partial<Record<keyof ShareJob, unknown>>;
  const known = workerCommands.find((one) => one === command);
  const isDigest = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{1,64}$/.test(value);
  if (known === undefined || !isDigest(batch) || !isDigest(plan) || !isCount(first) || !isCount(games))
    throw new TypeError('not a share');
  return { command: known, batch, plan, first, games };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Why a share was given up. */
export const REASONS = ['time', 'memory', 'error', 'changed', 'lost'] as const;
export type Reason = (typeof REASONS)[number];

/** Games that could not be played: one, if it was found out which. */
export interface Dead extends Share {
  readonly reason: Reason;
  /** What the error said. */
  readonly detail: string;
}

/** What is kept for a share. */
export type Kept = { readonly part: unknown } | { readonly dead: Dead };
