import type { Way } from '@sandtable/session';
import { useEffect, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';

const NONE: readonly Way[] = [];

/** The ways into a menu of which something is picked already: another piece may be taken instead. None before that. */
export function useRootWays(): readonly Way[] {
  const { bench } = useWorkbench();
  const { ask, promptId } = useStore(pick('ask', 'promptId'));
  const [found, setFound] = useState({ question: '', ways: NONE });
  const isBegun = ask?.form === 'menu' && ask.sight === undefined && ask.picked.length > 0;
  const question = isBegun ? `${promptId} ${ask.choice} ${ask.role}` : '';
  useEffect(() => {
    if (question === '') return;
    let isOver = false;
    void bench.play.lookUp('askAfter', []).then((root) => {
      if (!isOver) setFound({ question, ways: root?.ways ?? NONE });
    });
    return () => {
      isOver = true;
    };
  }, [bench, question]);
  return found.question === question ? found.ways : NONE;
}
