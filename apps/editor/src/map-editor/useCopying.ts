import type { TextEdit } from '@sandtable/text';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { block, copiesTo } from './cells/copies.ts';
import type { CellGrid } from './cells/grid.ts';
import type { Studio } from './useStudio.ts';

/** A block of cells is chosen by dragging across it; then each click stamps it. */
export function useCopying(
  kind: string | undefined,
  grid: CellGrid | undefined,
  { tool, change }: Studio,
  write: (edits: readonly TextEdit[]) => Promise<void>,
) {
  const { bench } = useWorkbench();
  const { ruleset = '' } = useStore(pick('ruleset'));
  const [cells, setCells] = useState<readonly string[]>([]);
  const isOn = tool === 'copy' || tool === 'stamp';
  const stamp = async (to: string): Promise<void> => {
    if (kind === undefined || grid === undefined) return;
    await write((await bench.language(`${ruleset}/`).copyCells(kind, copiesTo(grid, cells, to))) ?? []);
  };
  const draw = (points: readonly string[]): void => {
    const [from, to] = [points[0], points.at(-1)];
    if (tool === 'copy' && grid && from !== undefined && to !== undefined) setCells(block(grid, from, to));
  };
  return {
    isOn,
    cells: isOn ? cells : NOTHING,
    draw,
    end: (points: readonly string[]): void => {
      const to = points.at(-1);
      if (tool === 'stamp' && to !== undefined) return void stamp(to).catch(bench.actions.reportTrouble);
      draw(points);
      change({ tool: 'stamp' });
    },
  };
}

const NOTHING: readonly string[] = [];
