import { expect as usual } from '@playwright/test';

/** Playwright looks after 0.1, 0.35, 0.85 and 1.85 seconds; what is saved after 1.2 would be waited for in vain until then. */
const INTERVALS = [50, 100];

/** What is polled is evaluated often; a test that waits for less time is shorter, and no less strict. */
const poll: typeof usual.poll = (actual, options) =>
  usual.poll(
    actual,
    typeof options === 'string' ? { message: options, intervals: INTERVALS } : { intervals: INTERVALS, ...options },
  );

export const expect: typeof usual = new Proxy(usual, {
  get: (target, key) => (key === 'poll' ? poll : Reflect.get(target, key)),
});
