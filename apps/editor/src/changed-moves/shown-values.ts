import type { OtherValue } from '@sandtable/session';

/** More of them nobody reads; the board shows the others. */
const MOST = 5;

/**
 * The values that are written out, and how many others there are. What comes and goes in play has a mark that says
 * nothing.
 */
export const shownValues = (
  values: readonly OtherValue[],
): { readonly shown: readonly OtherValue[]; readonly more: number } => {
  const shown = values.filter(({ path }) => !path.endsWith('.$live'));
  return { shown: shown.slice(0, MOST), more: Math.max(0, shown.length - MOST) };
};
