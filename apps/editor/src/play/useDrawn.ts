import { infoSeen } from '@sandtable/session';
import { useMemo } from 'react';
import { useStore } from '../context.ts';
import { pick } from '../state/selectors.ts';

/** The rules as the viewer can draw them; made anew only when he learns something, because the board is laid out by it. */
export const useDrawn = () => {
  const { info, view } = useStore(pick('info', 'view'));
  const known = JSON.stringify(view ? [view.names, view.constants] : []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` says all that is read of the view.
  return useMemo(() => (info && view ? infoSeen(info, view) : info), [info, known]);
};
