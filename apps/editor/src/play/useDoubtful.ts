import type { AskView } from '@sandtable/session';
import { useEffect, useState } from 'react';
import { useWorkbench } from '../context.ts';

const NOBODY: readonly string[] = [];

/** The keys of a draft whose values the rules would not propose: such orders can be given, but hardly succeed. */
export function useDoubtful(ask: AskView): readonly string[] {
  const { bench, state } = useWorkbench();
  const { draft, info, promptId } = state;
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
