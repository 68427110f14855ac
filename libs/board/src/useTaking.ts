import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { type Carrying, placeKey } from './carry.ts';
import type { Hands } from './hands.ts';
import type { Picking } from './Pick.tsx';

/** What is chosen already is taken by choosing it again, on the board and in its list; places are not drawn again for it. */
export function useTaking(picking: Picking, hands: Hands | undefined, { take }: Carrying): Picking {
  const newest = useRef((_member: string, _kind: string): void => undefined);
  useLayoutEffect(() => {
    newest.current = (member, kind) => {
      const place = placeKey({ kind, member });
      if (hands?.chosen === place) take(place, hands.part);
      else picking.onPick?.(member, kind);
    };
  });
  const stable = useCallback((member: string, kind: string): void => newest.current(member, kind), []);
  const isOn = hands !== undefined && picking.onPick !== undefined;
  return useMemo(() => (isOn ? { ...picking, onPick: stable } : picking), [picking, isOn, stable]);
}
