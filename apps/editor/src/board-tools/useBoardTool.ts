import { type BoardProps, layoutFor } from '@sandtable/board';
import { useEffect, useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useLayout } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { type Movable, movableOn } from './movable.ts';
import { watchCandidates } from './watch-candidates.ts';

type Asked = Pick<
  BoardProps,
  'candidates' | 'onPick' | 'mentioned' | 'costs' | 'question' | 'asked' | 'ordered' | 'picked'
>;

/** What the board asks for apart from the match: what to watch, or a counter that is moved to another place. */
export interface BoardTool {
  readonly board: Asked;
  /** The counter that is held, and the kind of it. */
  readonly held: { readonly name: string; readonly of: Movable } | undefined;
  /** Counters that can be taken. */
  readonly counters: ReadonlyMap<string, Movable>;
  hold(name: string | undefined): void;
  move(name: string, place: string): void;
  leave(): void;
}

const nothing = {
  ...{ mentioned: [], picked: [], costs: undefined },
  ...{ question: 'tool', ordered: false, asked: undefined },
} as const;

/** Undefined while the board is that of the match. */
export function useBoardTool(): BoardTool | undefined {
  const { bench } = useWorkbench();
  const { boardMode, viewer, view } = useStore(pick('boardMode', 'viewer', 'view'));
  const watching = useWatching();
  const counters = useCounters();
  const moving = useMoving(counters);
  const board = { watch: watching, 'move-counters': moving.board }[boardMode as 'watch' | 'move-counters'];
  if (board === undefined || view === undefined || viewer !== 'all') return undefined;
  return { ...moving, board, counters, leave: () => bench.actions.setBoardMode('play') };
}

/** A click on anything asks what of it is to be watched. */
function useWatching(): Asked | undefined {
  const { bench } = useWorkbench();
  const { info } = useStore(pick('info'));
  const layout = useBoardLayout();
  const everybody = useMemo(() => [...new Set(info?.kinds.flatMap(({ members }) => members))], [info]);
  if (info === undefined || layout === undefined) return undefined;
  return {
    ...nothing,
    candidates: everybody,
    onPick: (member, kind) => bench.why.pin(watchCandidates(info, layout, kind, member)),
  };
}

/** A click on a counter holds it, the next one on a place puts it there. */
function useMoving(counters: ReadonlyMap<string, Movable>): Omit<BoardTool, 'counters' | 'leave'> {
  const { bench } = useWorkbench();
  const [name, hold] = useHeldName();
  const of = counters.get(name ?? '');
  const held = name === undefined || of === undefined ? undefined : { name, of };
  const move = (counter: string, place: string): void => {
    const path = counters.get(counter)?.path;
    hold(undefined);
    if (path !== undefined) void bench.play.byHand('put', { hand: 'change', path, of: [counter], value: place });
  };
  const board: Asked = held
    ? { ...nothing, candidates: held.of.places, picked: [held.name], onPick: (place) => move(held.name, place) }
    : { ...nothing, candidates: [...counters.keys()], onPick: hold };
  return { board, held, hold, move };
}

/** The counter that is held; none any more once counters aren't moved. */
function useHeldName(): readonly [string | undefined, (name: string | undefined) => void] {
  const { boardMode } = useStore(pick('boardMode'));
  const [name, hold] = useState<string | undefined>(undefined);
  const isMoving = boardMode === 'move-counters';
  useEffect(() => {
    if (!isMoving) hold(undefined);
  }, [isMoving]);
  return [name, hold];
}

function useCounters(): ReadonlyMap<string, Movable> {
  const { info, boardMode } = useStore(pick('info', 'boardMode'));
  const layout = useBoardLayout();
  const isMoving = boardMode === 'move-counters';
  return useMemo(() => {
    const all = info && layout && isMoving ? movableOn(info, layout) : [];
    return new Map(all.flatMap((of) => of.members.map((member) => [member, of] as const)));
  }, [info, layout, isMoving]);
}

const useBoardLayout = () => {
  const { info } = useStore(pick('info'));
  const written = useLayout();
  return useMemo(() => info && layoutFor(info, written), [info, written]);
};
