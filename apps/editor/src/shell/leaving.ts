import { isDirty } from '../state/buffers.ts';
import type { Workbench } from '../state/workbench.ts';

/** Whoever leaves the page is warned while something is not saved; what can be kept is kept in any case. */
export const guardLeaving = (bench: Workbench): void => {
  const keep = (): void => bench.keep();
  addEventListener('beforeunload', (event) => {
    keep();
    if (isDirty(bench.store.get()) || bench.linking.isChanged()) event.preventDefault();
  });
  addEventListener('pagehide', () => {
    keep();
    bench.opening.leave();
  });
  // A machine that wakes up, or comes back into its network, need not wait for the next attempt.
  const retry = (): void => {
    if (isDirty(bench.store.get())) void bench.files.retry();
  };
  addEventListener('online', retry);
  addEventListener('focus', retry);
};
