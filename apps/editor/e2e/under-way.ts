import type { Page } from '@playwright/test';

declare global {
  /** How often the page was clicked, or a key was pressed in it. */
  var pressed: number;
  /** Whether the page waits for what it asked of a worker, such as to take an answer. */
  var isUnderWay: () => boolean;
}

/** Gives scripts in the page `pressed` and `isUnderWay`, which know of all that comes later. */
export const installUnderWay = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if ('isUnderWay' in globalThis) return;
    globalThis.pressed = 0;
    // A tap becomes a click only a while after it was made.
    for (const type of ['click', 'keydown']) addEventListener(type, () => globalThis.pressed++, { capture: true });
    const asked = new Map<Worker, Set<unknown>>();
    globalThis.isUnderWay = () => [...asked.values()].some(({ size }) => size > 0);
    /** The calls that a worker hasn't answered yet. */
    const waiting = (worker: Worker): Set<unknown> => {
      const known = asked.get(worker) ?? new Set();
      if (asked.has(worker)) return known;
      worker.addEventListener('message', ({ data }) => known.delete(data?.id));
      worker.addEventListener('error', () => known.clear());
      asked.set(worker, known);
      return known;
    };
    const { postMessage, terminate } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...message: readonly unknown[]): void {
      const [call] = message as readonly { readonly id?: unknown }[];
      if (call?.id !== undefined) waiting(this).add(call.id);
      Reflect.apply(postMessage, this, message);
    };
    Worker.prototype.terminate = function (this: Worker): void {
      asked.delete(this);
      terminate.call(this);
    };
  });
