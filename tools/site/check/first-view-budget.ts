import type { FirstView } from '../src/first-view.ts';

/** What each kind of page may ask for before it draws something; it can be counted, and is the same on every machine. */
export const FIRST_VIEW_BUDGET: Readonly<Record<string, FirstView>> = {
  'index.html': { requests: 1, bytes: 30_000 },
  'manual/index.html': { requests: 2, bytes: 60_000 },
  'manual/reference/language/choices.html': { requests: 2, bytes: 60_000 },
  'workbench/index.html': { requests: 1, bytes: 16_000 },
};

/** The pages of a built site that ask for more, a line each. */
export const overBudget = (viewOf: (address: string) => FirstView): readonly string[] =>
  Object.entries(FIRST_VIEW_BUDGET).flatMap(([address, budget]) => {
    const { requests, bytes } = viewOf(address);
    const isOver = requests > budget.requests || bytes > budget.bytes;
    return isOver
      ? [`${address}: ${requests} requests, ${bytes} bytes; at most ${budget.requests} and ${budget.bytes}`]
      : [];
  });
