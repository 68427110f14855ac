import type { OtherValue } from '@sandtable/session';

/** More of them nobody reads; the board shows the others. */
const MOST = 5;

/** The values that are told in words, and how many others there are. What comes and goes in play has a mark that says nothing. */
export const toldValues = (
  values: readonly OtherValue[],
): { readonly told: readonly OtherValue[]; readonly left: number } => {
  const shown = values.filter(({ path }) => !path.endsWith('.$live'));
  return { told: shown.slice(0, MOST), left: Math.max(0, shown.length - MOST) };
};
