import type { Variable } from '@sandtable/analysis';
import { useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { useReply } from '../useReply.ts';

interface Asked {
  /** Undefined until they are known. */
  readonly variables: readonly Variable[] | undefined;
  readonly failed: boolean;
  readonly again: () => void;
}

/** What can be given another value in the rules as they are; with every change of the rules it may be something else. */
export function useVariables(): Asked {
  const { bench } = useWorkbench();
  const { ruleset, javascript } = useStore(pick('ruleset', 'javascript'));
  const [times, setTimes] = useState(0);
  const question = useMemo(() => ({ ruleset, javascript, times }), [ruleset, javascript, times]);
  const reply = useReply(question, () =>
    bench.lab.variables().then(
      (variables) => variables,
      () => 'failed' as const,
    ),
  );
  const own = reply?.to.ruleset === ruleset ? reply : undefined;
  return {
    variables: own === undefined || own.value === 'failed' ? undefined : own.value,
    failed: own?.value === 'failed' && own.to.times === times,
    again: () => setTimes(times + 1),
  };
}
