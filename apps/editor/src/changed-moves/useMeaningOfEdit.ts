import { useMemo } from 'react';
import { useMeaning } from '../compare/useMeaning.ts';
import { useStore } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { sourcesOf } from '../state/sources.ts';

/** What the edit changed in the rules, in a few words: the first change, and that there are more. */
export function useMeaningOfEdit(): string | undefined {
  const { rulesBefore, buffers, ruleset, variants } = useStore(pick('rulesBefore', 'buffers', 'ruleset', 'variants'));
  const now = useMemo(() => ({ files: sourcesOf({ buffers, ruleset }), variants }), [buffers, ruleset, variants]);
  const lines = useMeaning(rulesBefore ?? now, now)?.groups.flatMap((group) => group.lines) ?? [];
  const [first] = lines;
  return first && (lines.length > 1 ? `${first.text} …` : first.text);
}
