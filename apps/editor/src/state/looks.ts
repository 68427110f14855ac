import type { KeptLook } from '@sandtable/board';

/** Returns where the reader of a match looks; both faces of the page share it. Another match is looked at anew. */
export const createLooks = (): ((match: string) => KeptLook) => {
  let kept: { readonly match: string; readonly look: KeptLook } | undefined;
  return (match) => {
    if (kept?.match !== match) kept = { match, look: { current: undefined } };
    return kept.look;
  };
};
