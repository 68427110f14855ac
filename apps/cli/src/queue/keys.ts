import type { Redis } from 'ioredis';

/** All that lies in Redis begins with this. */
export const PREFIX = 'sandtable';

/** The queue of workers with the same program. BullMQ's keys are below `sandtable:jobs-…`. */
export const queueName = (fingerprint: string): string => `jobs-${fingerprint}`;

/** Keys of one batch, and of texts that are found by their digest. */
export const keys = {
  text: (digest: string): string => `${PREFIX}:text:${digest}`,
  /** There while someone waits for the batch. */
  alive: (batch: string): string => `${PREFIX}:batch:${batch}`,
  /** Games per share, so that who begins again finds the same shares. */
  size: (batch: string): string => `${PREFIX}:size:${batch}`,
  /** What came of each share, by `first+games`. */
  results: (batch: string): string => `${PREFIX}:results:${batch}`,
  /** Who was there lately, by time. */
  workers: `${PREFIX}:workers`,
  clients: `${PREFIX}:clients`,
} as const;

/** Seconds after which Redis forgets … */
export const FORGET = {
  /** … texts and results of a batch that was broken off, */
  results: 24 * 3600,
  /** … that someone waits for a batch, */
  alive: 60,
  /** … and that a worker or client is there. */
  presence: 15,
} as const;

/** One that takes part in the queue. */
export interface Presence {
  /** Of this process and no other. */
  readonly id: string;
  readonly fingerprint: string;
  readonly version: string;
  /** Shares at a time. */
  readonly concurrency: number;
}

/** Says that someone is still there, by the clock of Redis: those of ten machines differ. */
export async function appear(redis: Redis, key: string, one: Presence): Promise<void> {
  const now = await secondsOf(redis);
  await redis
    .multi()
    .zadd(key, now, JSON.stringify(one))
    .zremrangebyscore(key, 0, now - FORGET.presence)
    .exec();
}

export const vanish = async (redis: Redis, key: string, one: Presence): Promise<unknown> =>
  await redis.zrem(key, JSON.stringify(one));

/** Who is there. */
export async function present(redis: Redis, key: string): Promise<readonly Presence[]> {
  const now = await secondsOf(redis);
  const all = await redis.zrangebyscore(key, now - FORGET.presence, '+inf');
  return all.flatMap((text) => presenceIn(text) ?? []);
}

function presenceIn(text: string): Presence | undefined {
  try {
    const { id, fingerprint, version, concurrency } = JSON.parse(text) as Partial<Presence>;
    return {
      id: String(id),
      fingerprint: String(fingerprint),
      version: String(version),
      concurrency: Number(concurrency),
    };
  } catch {
    return undefined;
  }
}

const secondsOf = async (redis: Redis): Promise<number> => Number((await redis.time())[0]);
