import type { ChoiceInfo, GameInfo } from '@sandtable/engine';
import type { AskView } from './contract.ts';
import { codeOf, readValue } from './value.ts';

/**
 * What every key of an assignment of orders takes where no order is given; undefined for other questions. `paperFor` says
 * the same of each key, but needs the notation itself, which is read later than the question is put.
 */
export function usualOrders(
  { notations = [], ...info }: GameInfo,
  { choice: path, each, candidates }: Pick<AskView, 'choice' | 'each' | 'candidates'>,
): readonly string[] | undefined {
  const choice = info.choices.find((one) => one.path === path);
  if (each === undefined || choice === undefined || choice.form === 'some') return undefined;
  if (!notations.some(({ type }) => type === choice.element)) return undefined;
  const usual = usualValue(info, choice);
  return candidates.includes(usual) ? each.keys.map(() => usual) : undefined;
}

/** The value of a key without a line: none, or the first value. */
export const usualValue = (info: Omit<GameInfo, 'notations'>, { form, element }: ChoiceInfo): string =>
  form === 'optional' ? 'none' : String(readValue(info, element, codeOf(info, element, 0)));
