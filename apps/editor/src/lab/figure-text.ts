import { isShare, type Measured } from '@sandtable/analysis';
import type { Measure } from '@sandtable/bots';
import { percent, rangeText } from '@sandtable/messages';
import { numberText } from './numbers.ts';

/** A value of a measure: shares of games in percent, other means with a digit behind the point. */
export const valueText = (measure: Measure | undefined, value: number, lang: string, digits = 1): string =>
  measure !== undefined && isShare(measure) ? percent(value, lang, digits) : numberText(value, lang, digits);

/** A mean and where it lies. */
export function measuredText(measure: Measure, { mean, interval }: Measured, lang: string): string {
  const shown = (value: number): string => valueText(measure, value, lang);
  return interval ? `${shown(mean)} (${rangeText(shown(interval.low), shown(interval.high), lang)})` : shown(mean);
}
