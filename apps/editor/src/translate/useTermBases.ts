import { isTerms, type TermBase, termBases } from '@sandtable/messages';
import { useMemo } from 'react';
import { useStore } from '../context.ts';
import { filesIn } from '../state/languages.ts';
import { pick } from '../state/selectors.ts';

/** The glossaries of the open ruleset. */
export function useTermBases(): readonly TermBase[] {
  const { buffers, ruleset } = useStore(pick('buffers', 'ruleset'));
  const files = filesIn(buffers, ruleset).filter(({ path }) => isTerms(path));
  // Whoever writes a translation changes another file, for which glossaries need not be read again.
  const print = JSON.stringify(files);
  return useMemo(() => termBases(JSON.parse(print) as typeof files), [print]);
}
