import type { Brush } from '@sandtable/ide';
import type { TextEdit } from '@sandtable/text';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useWorkbench } from '../context.ts';

/** The map is being edited on the board: with which brush, and what a click does. */
export interface MapEditing {
  readonly brushes: readonly Brush[];
  readonly brush: Brush | undefined;
  readonly choose: (id: string) => void;
  /** Cells that can be clicked. */
  readonly cells: readonly string[];
  /** The cell from which something is to be moved. */
  readonly held: string | undefined;
  readonly act: (cell: string) => void;
  /** Takes back the last edit that was made here. */
  readonly undo: (() => void) | undefined;
  /** The last click changed nothing. */
  readonly idle: boolean;
}

// The text pane brings the models of files with it; they are fetched with it, and not before.
const applying = () => import('../text/apply.ts');

/** Undefined while the map is not being edited. */
export function useMapEditing(on: boolean): MapEditing | undefined {
  const { bench, state } = useWorkbench();
  const { ruleset = '', info } = state;
  const buffers = on ? state.buffers : undefined;
  const [brushes, setBrushes] = useState<readonly Brush[]>([]);
  const [id, choose] = useState<string | undefined>(undefined);
  const [held, hold] = useState<string | undefined>(undefined);
  const [steps, setSteps] = useState<readonly (readonly string[])[]>([]);
  const [idle, setIdle] = useState(false);
  const brush = brushes.find((one) => one.id === id) ?? brushes[0];
  const cells = useMemo(() => info?.kinds.find(({ name }) => name === brush?.kind)?.members ?? [], [info, brush?.kind]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: brushes are asked for again after every edit.
  useEffect(() => {
    if (on) void bench.ask(`${ruleset}/`, { ask: 'brushes' }).then((told) => setBrushes(told.brushes ?? []));
  }, [on, bench, ruleset, buffers]);
  const write = useCallback(
    async (edits: readonly TextEdit[]): Promise<void> => {
      setIdle(edits.length === 0);
      if (edits.length === 0) return;
      const files = (await applying()).applyAsStep(bench, edits);
      setSteps((all) => [...all, files]);
    },
    [bench],
  );
  const paint = async (cell: string, by: Brush): Promise<void> =>
    write((await bench.ask(`${ruleset}/`, { ask: 'paint', brush: by, cell })).edits ?? []);
  const move = async (cell: string, kind: string): Promise<void> => {
    if (held === undefined) {
      const { movable } = await bench.ask(`${ruleset}/`, { ask: 'movable', kind, cell });
      setIdle(movable !== true);
      return hold(movable ? cell : undefined);
    }
    hold(undefined);
    if (cell !== held)
      await write((await bench.ask(`${ruleset}/`, { ask: 'move', kind, cell: held, to: cell })).edits ?? []);
  };
  if (!on) return undefined;
  const last = steps.at(-1);
  return {
    brushes,
    brush,
    choose: (next) => {
      hold(undefined);
      choose(next);
    },
    cells,
    held,
    act: (cell) => {
      if (brush?.sort === 'move') void move(cell, brush.kind);
      else if (brush !== undefined) void paint(cell, brush);
    },
    undo:
      last &&
      (() => {
        setSteps((all) => all.slice(0, -1));
        void applying().then(({ undoIn }) => {
          for (const file of last) undoIn(bench, file);
        });
      }),
    idle,
  };
}
