import type { AskView } from '@sandtable/session';
import { answerLines } from '@sandtable/session/notation';
import { useEffect } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { isDrafted } from '../state/half-answer.ts';
import { pick } from '../state/selectors.ts';
import { usePaper } from './useNotation.ts';

/**
 * The draft of an assignment as lines of the ruleset's notation; undefined where its answers are not written. What no
 * line speaks of takes what is usual, so such a draft begins with that for every key.
 */
export function useDrafted(ask: AskView): readonly string[] | undefined {
  const { bench } = useWorkbench();
  const { draft } = useStore(pick('draft'));

  const paper = usePaper(ask);
  const usual = paper?.each?.missing;
  const { keys = [] } = paper?.each ?? {};
  const fresh = isDrafted(ask) && draft.length === 0 && usual !== undefined && ask.candidates.includes(usual);
  useEffect(() => {
    if (fresh) void bench.play.begin(() => bench.play.fill(keys.map(() => usual)));
  }, [fresh, usual, keys, bench]);
  if (paper?.each === undefined) return undefined;
  return answerLines(paper, { each: Object.fromEntries(draft.map((value, i) => [keys[i] ?? '', value])) });
}
