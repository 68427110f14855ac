import { type Context, textOption } from '../command.ts';
import { UsageError } from '../usage.ts';

/** `--precision 2%`: a share of one. */
export function precisionFrom(context: Context): number | undefined {
  const text = textOption(context, 'precision');
  if (text === undefined) return undefined;
  const share = percentIn(text);
  if (share === undefined || share <= 0 || share >= 1) throw new UsageError('sweep/precision', { value: text });
  return share;
}

/** `50%`, `2.5 %`: as a share of one; undefined for anything else. */
export function percentIn(text: string): number | undefined {
  const [, number] = /^(\d{1,3}(?:\.\d{1,6})?)\s?%$/.exec(text.trim()) ?? [];
  return number === undefined ? undefined : Number(number) / 100;
}
