import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { BoardProps } from './board-props.ts';
import { type Picking, pickingOf } from './Pick.tsx';

/** What may be picked, with a function that stays the same object: places that are as they were are not drawn again. */
export function usePicking({
  candidates,
  mentioned,
  aside,
  picked,
  asked,
  onPick,
  keys,
  ordered,
}: BoardProps): Picking {
  const picking = useMemo(
    () => pickingOf({ candidates, mentioned, aside, picked, asked, onPick, keys, ordered }),
    [candidates, mentioned, aside, picked, asked, onPick, keys, ordered],
  );
  const newest = useRef(picking.onPick);
  useLayoutEffect(() => {
    newest.current = picking.onPick;
  });
  const stable = useCallback((member: string, kind: string): void => newest.current?.(member, kind), []);
  return useMemo(() => (picking.onPick === undefined ? picking : { ...picking, onPick: stable }), [picking, stable]);
}
