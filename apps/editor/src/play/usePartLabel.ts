import type { AskView } from '@sandtable/session';
import type { Parts } from './useParts.ts';
import { useTexts } from './useTexts.ts';

/** What a part of a value is called at its depth; of an arm, as the question calls it. */
export function usePartLabel(
  ask: Pick<AskView, 'choice'> | undefined,
  parts: Parts | undefined,
): (option: string, depth?: number) => string {
  const texts = useTexts();
  const chosen = parts?.chosen ?? [];
  const choice = ask?.choice ?? '';
  return (option, depth = chosen.length) => texts.value(depth === 0 ? choice : `${choice}/${chosen[0]}`, option);
}
