import { autoLayout, type BoardProps } from '@sandtable/board';
import { useEffect, useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useLayout } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { type Movable, movableOn } from './movable.ts';
import { pinsOf } from './pins-of.ts';

type Asked = Pick<
  BoardProps,
  'candidates' | 'onPick' | 'mentioned' | 'costs' | 'question' | 'asked' | 'ordered' | 'picked'
>;

/** The board is asked for something beside the match: what to watch, or a counter that is put elsewhere by hand. */
export interface Aim {
  readonly board: Asked;
  /** The counter that is held, and the kind of it. */
  readonly held: { readonly name: string; readonly of: Movable } | undefined;
  /** Counters that can be taken. */
  readonly counters: ReadonlyMap<string, Movable>;
  hold(name: string | undefined): void;
  put(place: string): void;
  leave(): void;
}

const nothing = { mentioned: [], costs: undefined, question: 'aim', ordered: false, asked: undefined } as const;

/** Undefined while the board is that of the match. */
export function useAim(): Aim | undefined {
  const { bench } = useWorkbench();
  const { info, view, boardMode, viewer } = useStore(pick('info', 'view', 'boardMode', 'viewer'));

  const isMoving = boardMode === 'move-counters';
  const written = useLayout();
  const [name, hold] = useState<string | undefined>(undefined);
  const layout = useMemo(() => info && (written ?? autoLayout(info)), [info, written]);
  const counters = useMemo(() => {
    const all = info && layout && isMoving ? movableOn(info, layout) : [];
    return new Map(all.flatMap((of) => of.members.map((member) => [member, of] as const)));
  }, [info, layout, isMoving]);
  const everybody = useMemo(() => [...new Set(info?.kinds.flatMap(({ members }) => members))], [info]);
  useEffect(() => {
    if (!isMoving) hold(undefined);
  }, [isMoving]);
  const isAimed = isMoving || boardMode === 'watch';
  if (!isAimed || info === undefined || layout === undefined || view === undefined || viewer !== 'all')
    return undefined;
  const of = counters.get(name ?? '');
  const held = name === undefined || of === undefined ? undefined : { name, of };
  const leave = (): void => bench.actions.setBoardMode('play');
  const put = (place: string): void => {
    if (held === undefined) return;
    hold(undefined);
    void bench.play.byHand('put', { hand: 'change', path: held.of.path, of: [held.name], value: place });
  };
  const moving: Asked = held
    ? { ...nothing, candidates: held.of.places, picked: [held.name], onPick: put }
    : { ...nothing, candidates: [...counters.keys()], picked: [], onPick: hold };
  const pinning: Asked = {
    ...nothing,
    candidates: everybody,
    picked: [],
    onPick: (member, kind) => bench.why.pin(pinsOf(info, layout, kind, member)),
  };
  return { board: isMoving ? moving : pinning, held, counters, hold, put, leave };
}
