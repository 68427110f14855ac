import type { KeptLook } from '@sandtable/board';

/** Where the reader of a match looks; `key` tells its board from those of other rulesets. */
export interface Look {
  readonly key: number;
  readonly look: KeptLook;
}

/**
 * Returns where the reader of a match looks; both faces of the page share it. Another match is seen as at first, but on the
 * same board: to lay that out takes longer than the first answer may.
 */
export const createLooks = (): ((ruleset: string | undefined, match: string | undefined) => Look) => {
  let kept: (Look & { readonly ruleset: string | undefined; readonly match: string | undefined }) | undefined;
  return (ruleset, match) => {
    const isOpen = kept?.ruleset === ruleset;
    const goesOn = isOpen && (kept?.match === undefined || kept.match === match);
    const key = kept !== undefined && isOpen ? kept.key : (kept?.key ?? 0) + 1;
    kept = { ruleset, match, key, look: kept !== undefined && goesOn ? kept.look : unmoved() };
    return kept;
  };
};

const unmoved = (): KeptLook => ({ current: undefined });
