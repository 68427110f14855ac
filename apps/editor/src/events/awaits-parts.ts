import type { Fight } from '@sandtable/board';

/**
 * Whether parts of numbers come later than the dice, so that their place is kept: of dice alone nothing more comes, nor of
 * numbers that aren't compared, such as hits and damage.
 */
export const awaitsParts = ({ rolls, bouts, how }: Pick<Fight, 'rolls' | 'bouts' | 'how'>): boolean =>
  rolls.length > 0 && how.compared === true && bouts.some(({ values }) => values.every((one) => one !== undefined));
