import type { KeptLook } from '@sandtable/board';

/** Where the reader of a match looks; `key` tells it from those of other matches. */
export interface Look {
  readonly key: number;
  readonly look: KeptLook;
}

/**
 * Returns where the reader of a match looks; both faces of the page share it. Another match is evaluated again, but the
 * first goes on with the board that was there before it.
 */
export const createLooks = (): ((ruleset: string | undefined, match: string | undefined) => Look) => {
  let kept: (Look & { readonly ruleset: string | undefined; readonly match: string | undefined }) | undefined;
  return (ruleset, match) => {
    const goesOn = kept?.ruleset === ruleset && (kept?.match === undefined || kept.match === match);
    const { key, look } = kept !== undefined && goesOn ? kept : { key: (kept?.key ?? 0) + 1, look: unmoved() };
    kept = { ruleset, match, key, look };
    return kept;
  };
};

const unmoved = (): KeptLook => ({ current: undefined });
