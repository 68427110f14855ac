import { useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { useReply } from '../useReply.ts';
import type { ExampleCheck } from '../workers/example-check.ts';

/** What the worker says of an example; while it runs, and where it was stopped, there is nothing to report. */
type Checked = ExampleCheck | 'running' | 'stopped';

/** Runs an example, and runs it again as soon as the rules change. */
export function useExampleCheck(name: string): { readonly checked: Checked; readonly again: () => void } {
  const { bench } = useWorkbench();
  const { compiledIn, variants } = useStore(pick('compiledIn', 'variants'));
  const [times, setTimes] = useState(0);
  const question = useMemo(() => ({ name, compiledIn, variants, times }), [name, compiledIn, variants, times]);
  const reply = useReply(question, () => bench.examples.held(question.name));
  // A reply to other rules is shown until there is a newer one; whoever asks again waits.
  const isRunning = reply === undefined || reply.to.times !== times;
  return { checked: isRunning ? 'running' : (reply.value ?? 'stopped'), again: () => setTimes(times + 1) };
}
