import type { GameInfo } from '@sandtable/engine';
import type { Brush, Printed } from '@sandtable/ide';
import type { TextEdit } from '@sandtable/text';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { cleared } from './cells/cleared.ts';
import { block, copiesTo } from './cells/copies.ts';
import type { CellGrid } from './cells/grid.ts';
import type { Studio } from './useStudio.ts';

interface Ground {
  readonly kind: GameInfo['kinds'][number] | undefined;
  readonly grid: CellGrid | undefined;
  readonly brushes: readonly Brush[];
  readonly printed: Printed;
}

/** A block of cells is chosen by dragging across it; then each click stamps it, or one click moves it. */
export function useCopying(
  { kind, grid, brushes, printed }: Ground,
  { tool, change }: Studio,
  write: (edits: readonly TextEdit[]) => Promise<void>,
) {
  const { bench } = useWorkbench();
  const { ruleset = '' } = useStore(pick('ruleset'));
  const [cells, setCells] = useState<readonly string[]>(NOTHING);
  const [isToMove, setToMove] = useState(false);
  const isOn = tool === 'copy' || tool === 'stamp' || tool === 'move';
  const isHeld = tool === 'stamp' || (tool === 'move' && isToMove && cells.length > 0);
  const stamp = async (to: string): Promise<void> => {
    if (kind === undefined || grid === undefined) return;
    const rules = bench.language(`${ruleset}/`);
    const copies = copiesTo(grid, cells, to);
    const taken = new Set(copies.map((copy) => copy.to));
    const left = tool === 'move' ? copies.flatMap(({ from }) => (taken.has(from) ? [] : [from])) : NOTHING;
    const touches = cleared(printed, { brushes, kind: kind.name, members: kind.members }, left);
    const [copied, emptied] = [await rules.copyCells(kind.name, copies), await rules.paintAll(touches)];
    await write([...(copied ?? []), ...(emptied ?? [])]);
  };
  const draw = (points: readonly string[]): void => {
    const [from, to] = [points[0], points.at(-1)];
    if (!isHeld && grid && from !== undefined && to !== undefined) setCells(block(grid, from, to));
  };
  return {
    isOn,
    /** A block is chosen, and the next click says where it goes. */
    isHeld,
    cells: isOn ? cells : NOTHING,
    draw,
    end: (points: readonly string[]): void => {
      const to = points.at(-1);
      if (isHeld && to !== undefined) void stamp(to).catch(bench.actions.reportTrouble);
      else draw(points);
      if (tool === 'copy') change({ tool: 'stamp' });
      setToMove(tool === 'move' && !isHeld);
      if (tool === 'move' && isHeld) setCells(NOTHING);
    },
  };
}

const NOTHING: readonly string[] = [];
