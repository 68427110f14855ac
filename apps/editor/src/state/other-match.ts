import type { Kept } from './kept.ts';

/** Another match than the one that was left, which becomes an earlier one. */
export const insteadOf = (kept: Kept, other: Kept): Kept => {
  const left = kept.save && kept.save.decisions.length > 0 ? [{ save: kept.save, at: kept.at }] : [];
  return { ...kept, ...other, earlier: [...(kept.earlier ?? []), ...left] };
};
