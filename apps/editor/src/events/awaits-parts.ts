import type { Fight } from '@sandtable/board';

/** Whether parts of numbers come later than the dice, so that their place is kept; of dice alone nothing more comes. */
export const awaitsParts = ({ rolls, bouts }: Pick<Fight, 'rolls' | 'bouts'>): boolean =>
  rolls.length > 0 && bouts.some(({ values }) => values.every((one) => one !== undefined));
