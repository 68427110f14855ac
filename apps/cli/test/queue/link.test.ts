import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { addressIn } from '../../src/queue/address.ts';
import { connect } from '../../src/queue/link.ts';
import { hasRedis, ownRedis } from './redis.ts';

/** The timer that ioredis starts when an answer is due: while it runs, the process doesn't end. */
const timerOf = (redis: object): unknown => Reflect.get(redis, 'socketTimeoutTimer');

describe.skipIf(!hasRedis)('with a Redis of its own (left out where redis-server is not installed)', () => {
  test('a connection that ends while an answer is due keeps nobody waiting for it', async () => {
    const server = await ownRedis();
    try {
      const own = await connect(addressIn(server.url), 'wait');
      const duplicate = own.duplicate();
      await duplicate.connect();
      for (const redis of [own, duplicate]) {
        const answer = redis.blpop('never', 60).catch((error: Error) => error.message);
        expect(timerOf(redis)).toBeDefined();
        const closed = once(redis, 'close');
        redis.disconnect();
        await closed;
        expect(timerOf(redis)).toBeUndefined();
        expect(await answer).toContain('closed');
      }
    } finally {
      await server.remove();
    }
  });
});
