import { forget, remember, remembered } from './remembered.ts';
import type { ThisTab } from './this-tab.ts';

/** What is being opened, so that a ruleset that breaks the page is not opened again unasked. */
export interface Opening {
  /** The ruleset with which the page broke last time. */
  readonly broken: () => Promise<string | undefined>;
  readonly begin: (ruleset: string) => void;
  /** The page shows the ruleset. */
  readonly done: (ruleset: string) => void;
  /** The page could not show the ruleset. */
  readonly fail: (ruleset: string) => void;
  /** Someone leaves the page, which is no fault of what is open. */
  readonly leave: () => void;
}

const KEY = 'opening';

/** Whoever opens it; nobody once it was seen to fail. */
interface Mark {
  readonly ruleset: string;
  readonly tab?: string;
}

/**
 * The name is kept before anything is opened: a page that hangs has no other chance to say so. It goes once the ruleset is
 * shown or the page is left, but not if it was seen to fail. What another living tab is still opening has not failed.
 */
export const createOpening = ({ name: tab, others }: ThisTab): Opening => {
  let failed: string | undefined;
  const forgetOwn = (ruleset = markKept()?.ruleset): void => {
    const mark = markKept();
    if (failed === undefined && mark?.ruleset === ruleset && mark?.tab === tab) forget(KEY);
  };
  return {
    broken: async () => {
      const mark = markKept();
      if (mark?.tab !== undefined && (await others()).has(mark.tab)) return undefined;
      return mark?.ruleset;
    },
    begin: (ruleset) => {
      failed = undefined;
      keepMark({ ruleset, tab });
    },
    done: forgetOwn,
    fail: (ruleset) => {
      failed = ruleset;
      keepMark({ ruleset });
    },
    leave: () => forgetOwn(),
  };
};

const keepMark = (mark: Mark): void => remember(KEY, JSON.stringify(mark));

function markKept(): Mark | undefined {
  try {
    return JSON.parse(remembered(KEY) ?? '') as Mark;
  } catch {
    return undefined;
  }
}
