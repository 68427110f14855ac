import type { AskView } from '@sandtable/session';
import { useFigures } from './useFigures.ts';
import { useTexts } from './useTexts.ts';

/** Candidates by name; the arms of a menu have texts of their own. */
export const useLabel = (
  ask: Pick<AskView, 'choice' | 'form' | 'kind' | 'picked'>,
): ((candidate: string) => string) => {
  const texts = useTexts();
  const figures = useFigures();
  return (candidate) => {
    if (ask.form === 'menu' && ask.picked.length === 0) return texts.path(`${ask.choice}/${candidate}`);
    return candidate === 'none' || ask.kind === undefined
      ? texts.value(ask.choice, candidate)
      : figures(candidate, ask.kind);
  };
};
