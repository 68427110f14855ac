import { infoSeen } from '@sandtable/session';
import { useMemo } from 'react';
import { useWorkbench } from '../context.ts';

/** The rules as the viewer can draw them; made anew only when he learns something, because the board is laid out by it. */
export const useDrawn = () => {
  const { info, view } = useWorkbench().state;
  const known = JSON.stringify(view ? [view.names, view.constants] : []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` says all that is read of the view.
  return useMemo(() => (info && view ? infoSeen(info, view) : info), [info, known]);
};
