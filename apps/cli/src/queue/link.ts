import type { Redis, RedisOptions } from 'ioredis';
import { UsageError } from '../usage.ts';
import type { Address } from './address.ts';

/**
 * The libraries of the queue: loaded only by who wants it, because they would double the time a command takes to start.
 */
export type Libraries = Pick<typeof import('bullmq'), 'Queue' | 'Worker' | 'UnrecoverableError'>;
export const libraries = async (): Promise<Libraries> => await import('bullmq');

/** Longer than this nobody waits to hear that nothing answers. */
const CONNECT_MS = 5000;
/** Between two attempts to get a lost connection back. */
const RETRY_MS = 500;
/** A connection on which an answer is due for so long is given up, because a network that is cut gives no signal. */
const SILENT_MS = 10_000;
/** Workers wait for their next share for up to ten seconds. */
const SILENT_WHILE_WAITING_MS = 20_000;

/** `ask`: a command fails when the connection is lost. `wait`: it is sent again once the connection is back. */
type Manner = 'ask' | 'wait';
const MANNERS = {
  ask: { maxRetriesPerRequest: 0, enableOfflineQueue: false, commandTimeout: SILENT_MS, socketTimeout: SILENT_MS },
  wait: { maxRetriesPerRequest: null, socketTimeout: SILENT_WHILE_WAITING_MS },
} as const satisfies Record<Manner, RedisOptions>;

/** Connects to Redis; where that fails, a sentence reports it. Afterwards a lost connection is taken up again. */
export async function connect(address: Address, manner: Manner): Promise<Redis> {
  const { Redis } = await import('ioredis');
  let isOpen = false;
  const redis = new Redis(address.url, {
    ...MANNERS[manner],
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    retryStrategy: () => (isOpen ? RETRY_MS : null),
  });
  waitsForNothingAfterwards(redis);
  let why: unknown;
  redis.on('error', (error) => {
    why = error;
  });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    throw new UsageError('queue/unreachable', { address: address.shown, why: reasonOf(why ?? error) });
  }
  isOpen = true;
  return redis;
}

/**
 * When a connection ends while an answer is due, ioredis 5 leaves the timer for that answer running: a process that has
 * nothing else to do would end up to twenty seconds later, and a connection that is taken up again would be cut.
 */
function waitsForNothingAfterwards(redis: Redis): void {
  redis.on('close', () => {
    clearTimeout(Reflect.get(redis, DUE));
    Reflect.set(redis, DUE, undefined);
  });
  const { duplicate } = redis;
  // BullMQ waits for jobs on a connection of its own.
  redis.duplicate = (...options) => {
    const other = duplicate.apply(redis, options);
    waitsForNothingAfterwards(other);
    return other;
  };
}

/** Where ioredis has that timer. */
const DUE = 'socketTimeoutTimer';

/** A code such as `ECONNREFUSED`, or what Redis answered. */
function reasonOf(error: unknown): string {
  const { code, message } = Object(error) as Partial<NodeJS.ErrnoException>;
  return code ?? message ?? String(error);
}

/** Whether a command failed because of the connection, and may be tried again: not because of what it says. */
export function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code?.startsWith('E') === true || CONNECTION.test(`${error.name} ${error.message}`);
}

/** What ioredis says of it; it has no codes. Redis itself says `LOADING` right after its start. */
const CONNECTION = /MaxRetriesPerRequest|Connection is closed|isn't writeable|Command timed out|LOADING/;
