import { randomUUID } from 'node:crypto';
import type { Share } from '@sandtable/analysis';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { WorkerCommand } from '../resources.ts';
import type { Address } from './address.ts';
import { digestOf } from './digest.ts';
import { appear, FORGET, keys, PREFIX, type Presence, present, queueName, vanish } from './keys.ts';
import { connect, libraries } from './link.ts';
import type { PackedPlan } from './recipe.ts';
import { ATTEMPTS, jobId, type ShareJob, shareKey } from './share-job.ts';

/** One batch, seen from who waits for it: everything here may be called twice. */
export interface Desk {
  /** Games per share, if someone began this batch before. */
  size(): Promise<number | undefined>;
  fixSize(size: number): Promise<void>;
  /** Says that someone waits; false if Redis knew nothing of it, so that all has to be put there again. */
  stayAlive(): Promise<boolean>;
  workers(): Promise<readonly Presence[]>;
  /** What is kept for shares, as text. */
  kept(shares: readonly Share[]): Promise<readonly (string | null)[]>;
  add(shares: readonly Share[]): Promise<void>;
  /** Takes shares back that nobody plays yet. */
  remove(shares: readonly Share[]): Promise<void>;
  /** Forgets the batch. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

export interface BatchWish {
  readonly address: Address;
  readonly fingerprint: string;
  readonly version: string;
  readonly command: WorkerCommand;
  readonly packed: PackedPlan;
}

/** Events that nobody reads. */
const EVENTS = 100;
/** Before a share is tried again. */
const BACKOFF_MS = 500;

export async function openDesk({ address, fingerprint, version, command, packed }: BatchWish): Promise<Desk> {
  const redis = await connect(address, 'ask');
  const { Queue } = await libraries();
  const queue = new Queue(queueName(fingerprint), {
    connection: redis,
    prefix: PREFIX,
    streams: { events: { maxLen: EVENTS } },
    defaultJobOptions: {
      attempts: ATTEMPTS,
      backoff: { type: 'fixed', delay: BACKOFF_MS },
      // What came of a share is kept elsewhere, once; a job that stayed would keep its share from being played again.
      removeOnComplete: true,
      removeOnFail: true,
    },
  });
  queue.on('error', () => undefined);
  const plan = digestOf(packed.text);
  const batch = digestOf(`${fingerprint} ${command} ${plan}`).slice(0, 16);
  const own: Presence = { id: randomUUID(), fingerprint, version, concurrency: 0 };
  const jobOf = ({ first, games }: Share): ShareJob => ({ command, batch, plan, first, games });
  return {
    ...batchIn(redis, batch, new Map([...packed.recipes, [plan, packed.text]])),
    ...jobsIn(queue, jobOf),
    ...presenceIn(redis, own),
    async close() {
      // Its commands would wait for a connection that may never come back.
      if (redis.status === 'ready') {
        await vanish(redis, keys.clients, own).catch(() => 0);
        await queue.close();
      }
      redis.disconnect();
    },
  };
}

function batchIn(redis: Redis, batch: string, texts: ReadonlyMap<string, string>) {
  const [size, results, alive] = [keys.size(batch), keys.results(batch), keys.alive(batch)];
  return {
    async size() {
      const known = await redis.get(size);
      return known === null || !/^[1-9]\d{0,14}$/.test(known) ? undefined : Number(known);
    },
    fixSize: async (games: number) => void (await redis.set(size, games, 'EX', FORGET.results)),
    async stayAlive() {
      const [known] = (await redis.set(alive, 1, 'EX', FORGET.alive, 'GET')) === null ? [] : [true];
      for (const [digest, text] of texts) await sendOnce(redis, keys.text(digest), text);
      for (const key of [size, results]) await redis.expire(key, FORGET.results);
      return known === true;
    },
    kept: async (shares: readonly Share[]) =>
      shares.length === 0 ? [] : await redis.hmget(results, ...shares.map(shareKey)),
    forget: async () => void (await redis.del(alive, size, results)),
  };
}

/** A text crosses only if it is not there yet. */
async function sendOnce(redis: Redis, key: string, text: string): Promise<void> {
  if ((await redis.expire(key, FORGET.results)) === 0) await redis.set(key, text, 'EX', FORGET.results);
}

function jobsIn(queue: Queue, jobOf: (share: Share) => ShareJob) {
  return {
    async add(shares: readonly Share[]) {
      const jobs = shares.map(jobOf);
      await queue.addBulk(jobs.map((job) => ({ name: job.command, data: job, opts: { jobId: jobId(job) } })));
    },
    async remove(shares: readonly Share[]) {
      // One that is being played is locked and stays: its worker finds that nobody waits any more.
      await Promise.all(shares.map((share) => queue.remove(jobId(jobOf(share))).catch(() => 0)));
    },
  };
}

function presenceIn(redis: Redis, own: Presence) {
  return {
    async workers() {
      await appear(redis, keys.clients, own);
      return await present(redis, keys.workers);
    },
  };
}
