import type { AskView } from '@sandtable/session';
import { useEffect, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';

const NOBODY: readonly string[] = [];

/** The keys of a draft whose values the rules would not propose: such orders can be given, but hardly succeed. */
export function useDoubtful(ask: AskView): readonly string[] {
  const { bench } = useWorkbench();
  const { draft, info, promptId } = useStore(pick('draft', 'info', 'promptId'));

  const proposes = info?.choices.find(({ path }) => path === ask.choice)?.offering === true;
  const of = JSON.stringify([promptId, draft]);
  const [found, set] = useState({ of, keys: NOBODY });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` says which draft it is.
  useEffect(() => {
    if (!proposes || draft.length === 0) return;
    let isOld = false;
    void bench.play.doubt(draft).then((keys) => {
      if (!isOld) set({ of, keys });
    });
    return () => {
      isOld = true;
    };
  }, [bench, proposes, of]);
  return found.of === of ? found.keys : NOBODY;
}
