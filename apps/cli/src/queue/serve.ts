import { randomUUID } from 'node:crypto';
import type { Job } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Address } from './address.ts';
import { appear, FORGET, keys, PREFIX, type Presence, present, queueName, vanish } from './keys.ts';
import { connect, libraries } from './link.ts';
import { createPlans } from './plans.ts';
import { ATTEMPTS, type Dead, type Kept, readShareJob, type ShareJob, shareKey } from './share-job.ts';
import { GaveUp, type Limits } from './thread.ts';
import { createThreads, LostShare } from './threads.ts';
import { encode } from './wire.ts';

export interface WorkerWish {
  readonly address: Address;
  readonly fingerprint: string;
  readonly version: string;
  /** Shares at a time. */
  readonly concurrency: number;
  readonly limits: Limits;
}

/** Called with what happens. */
export interface Hearing {
  /** Someone waits who runs another program. */
  otherVersion(client: Presence): void;
  dead(job: ShareJob, dead: Dead): void;
  lost(): void;
  back(): void;
}

export interface Serving {
  /** Shares played so far. */
  readonly shares: () => number;
  /** Finishes what is being played, and leaves the rest to others. */
  end(): Promise<void>;
}

/** A worker that doesn't renew its claim to a share for so long has died, and others take it over. */
const CLAIM_MS = 10_000;
const LOOK_FOR_DEAD_MS = 5000;
/** A share may be cut off as often as this before it is itself suspected. */
const MOST_CUT_OFF = 10;
const PRESENCE_MS = 5000;

/** Plays shares from a queue until it is ended. */
export async function serve(wish: WorkerWish, hearing: Hearing): Promise<Serving> {
  const { address, concurrency, limits, fingerprint, version } = wish;
  const redis = await connect(address, 'wait');
  const blocking = await connect(address, 'wait');
  const { Worker } = await libraries();
  const plans = createPlans(redis, limits);
  const threads = createThreads(concurrency, limits);
  let shares = 0;
  const play = async (job: Job): Promise<void> => {
    const share = readShareJob(job.data);
    if (!(await isWanted(redis, share))) return;
    const playable = await plans.of(share);
    const part = await threads.play(playable, share, job.attemptsMade >= ATTEMPTS - 1);
    await keep(redis, share, { part });
    shares += 1;
  };
  const worker = new Worker(queueName(fingerprint), play, {
    connection: blocking,
    prefix: PREFIX,
    concurrency,
    lockDuration: CLAIM_MS,
    stalledInterval: LOOK_FOR_DEAD_MS,
    maxStalledCount: MOST_CUT_OFF,
  });
  worker.on('error', () => undefined);
  worker.on('failed', (job, error) => {
    if (job === undefined || (job.attemptsMade < ATTEMPTS && !error.message.includes('stalled'))) return;
    void bury(redis, job, error, hearing).catch(() => undefined);
  });
  let isEnding = false;
  hearConnection(redis, hearing, () => isEnding);
  const presence: Presence = { id: randomUUID(), fingerprint, version, concurrency };
  const away = await stayPresent(redis, presence, hearing);
  await worker.waitUntilReady();
  return {
    shares: () => shares,
    async end() {
      isEnding = true;
      // Without Redis nothing can be handed in any more; others will play what was begun.
      await worker.close(redis.status !== 'ready');
      await threads.end();
      await plans.end();
      await away();
      redis.disconnect();
      blocking.disconnect();
    },
  };
}

/** Whether someone still waits for a share that nobody has played. */
async function isWanted(redis: Redis, share: ShareJob): Promise<boolean> {
  const [alive, known] = await Promise.all([
    redis.exists(keys.alive(share.batch)),
    redis.hexists(keys.results(share.batch), shareKey(share)),
  ]);
  return alive === 1 && known === 0;
}

/** Keeps what came of a share, if someone still waits for it; whoever comes second changes nothing. */
async function keep(redis: Redis, share: ShareJob, kept: Kept): Promise<void> {
  if (!(await isWanted(redis, share))) return;
  const results = keys.results(share.batch);
  await redis.multi().hsetnx(results, shareKey(share), encode(kept)).expire(results, FORGET.results).exec();
}

/** Says of a share that was tried often enough which of its games can't be played. */
async function bury(redis: Redis, job: Job, error: Error, hearing: Hearing): Promise<void> {
  const share = readShareJob(job.data);
  const dead = deadOf(share, error);
  hearing.dead(share, dead);
  await keep(redis, share, { dead });
}

function deadOf(share: ShareJob, error: Error): Dead {
  const gaveUp = error instanceof LostShare ? error.gaveUp : error;
  const { first, games } = error instanceof LostShare ? error.share : share;
  return { first, games, reason: gaveUp instanceof GaveUp ? gaveUp.reason : 'lost', detail: gaveUp.message };
}

function hearConnection(redis: Redis, { lost, back }: Hearing, isEnding: () => boolean): void {
  let isLost = false;
  redis.on('reconnecting', () => {
    if (!isLost && !isEnding()) lost();
    isLost = true;
  });
  redis.on('ready', () => {
    if (isLost) back();
    isLost = false;
  });
}

/** Tells others that this worker is there, and hears of clients that run another program; returns what ends it. */
async function stayPresent(redis: Redis, own: Presence, { otherVersion }: Hearing): Promise<() => Promise<unknown>> {
  const reported = new Set<string>();
  const look = async (): Promise<void> => {
    await appear(redis, keys.workers, own);
    const others = (await present(redis, keys.clients)).filter(({ fingerprint }) => fingerprint !== own.fingerprint);
    for (const other of others.filter(({ id }) => !reported.has(id))) {
      reported.add(other.id);
      otherVersion(other);
    }
  };
  await look();
  const timer = setInterval(() => void look().catch(() => undefined), PRESENCE_MS);
  return async () => {
    clearInterval(timer);
    // Redis forgets it anyway; while it can't be reached nobody waits for this.
    if (redis.status === 'ready') await vanish(redis, keys.workers, own);
  };
}
