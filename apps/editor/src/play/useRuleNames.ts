import type { Texts } from '@sandtable/board/texts';
import { houseRulePath } from '@sandtable/messages';
import { useTexts } from './useTexts.ts';

/** Returns what house rules are called: their title in the texts of the ruleset, or else the name of their file. */
export const useRuleNames = (): ((name: string) => string) => namesIn(useTexts());

export const namesIn =
  (texts: Pick<Texts, 'named'>) =>
  (name: string): string =>
    texts.named(houseRulePath(name)) ?? name;
