import { forget, remember, remembered } from './remembered.ts';

/** What is being opened, so that a ruleset that breaks the page is not opened again unasked. */
export interface Opening {
  /** The ruleset with which the page broke last time. */
  readonly broken: () => string | undefined;
  readonly begin: (ruleset: string) => void;
  /** The page shows the ruleset. */
  readonly done: (ruleset: string) => void;
  /** The page could not show the ruleset. */
  readonly fail: (ruleset: string) => void;
  /** Somebody leaves the page, which is no fault of what is open. */
  readonly leave: () => void;
}

const KEY = 'opening';

/**
 * The name is kept before anything is opened: a page that hangs has no other chance to say so. It goes once the ruleset is
 * shown or the page is left, but not if it was seen to fail.
 */
export const createOpening = (): Opening => {
  let failed: string | undefined;
  return {
    broken: () => remembered(KEY),
    begin: (ruleset) => {
      failed = undefined;
      remember(KEY, ruleset);
    },
    done: (ruleset) => {
      if (failed === undefined && remembered(KEY) === ruleset) forget(KEY);
    },
    fail: (ruleset) => {
      failed = ruleset;
      remember(KEY, ruleset);
    },
    leave: () => {
      if (failed === undefined) forget(KEY);
    },
  };
};
