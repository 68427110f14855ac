import { autoLayout } from '@sandtable/board';
import type { Brush } from '@sandtable/ide';
import type { TextEdit } from '@sandtable/text';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useLayout } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { type MapTool, mapTools } from './map-tools.ts';
import { type Linking, useLinking } from './useLinking.ts';
import { type Placing, usePlacing } from './usePlacing.ts';
import { type Settling, useSettling } from './useSettling.ts';
import { useSteps } from './useSteps.ts';

/** The map is being edited on the board: with which brush or tool, and what a click does. */
export interface MapEditing {
  readonly brushes: readonly Brush[];
  readonly brush: Brush | undefined;
  readonly tools: readonly MapTool[];
  /** Instead of a brush. */
  readonly tool: MapTool | undefined;
  readonly placing: Placing;
  readonly linking: Linking;
  readonly settling: Settling;
  readonly choose: (id: string) => void;
  /** Places that can be clicked, and their kind where they are of one alone. */
  readonly candidates: readonly string[];
  readonly kind: string | undefined;
  /** The cell from which something is to be moved. */
  readonly held: string | undefined;
  readonly act: (member: string, kind: string) => void;
  /** Takes back the last edit that was made here. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** The last click changed nothing. */
  readonly idle: boolean;
}

const NOTHING: readonly string[] = [];

/** Undefined while the map is not being edited. */
export function useMapEditing(on: boolean): MapEditing | undefined {
  const { bench } = useWorkbench();
  const { ruleset = '', info } = useStore(pick('ruleset', 'info'));

  const layout = useLayout();
  const [id, choose] = useState<string | undefined>(undefined);
  const [idle, setIdle] = useState(false);
  const steps = useSteps(on);
  const { write: step } = steps;
  const write = useCallback(
    async (edits: readonly TextEdit[]): Promise<void> => {
      setIdle(edits.length === 0);
      if (edits.length > 0) await step(edits);
    },
    [step],
  );
  const brushes = useBrushes(on);
  const tools = useMemo(() => (on && info ? mapTools(info, layout ?? autoLayout(info)) : []), [on, info, layout]);
  const tool = tools.find((one) => one.id === id) ?? (id === undefined && brushes.length === 0 ? tools[0] : undefined);
  const brush = tool ? undefined : (brushes.find((one) => one.id === id) ?? brushes[0]);
  const cells = useMemo(
    () => info?.kinds.find(({ name }) => name === brush?.kind)?.members ?? NOTHING,
    [info, brush?.kind],
  );
  const placing = usePlacing(info, layout, write);
  const linking = useLinking(tool, write);
  const settling = useSettling(tool, write);
  const [held, hold] = useState<string | undefined>(undefined);
  const paint = async (cell: string, by: Brush): Promise<void> =>
    write((await bench.language(`${ruleset}/`).paint(by, cell)) ?? []);
  const move = async (cell: string, kind: string): Promise<void> => {
    if (held === undefined) {
      const movable = await bench.language(`${ruleset}/`).movable(kind, cell);
      setIdle(movable !== true);
      return hold(movable ? cell : undefined);
    }
    hold(undefined);
    if (cell !== held) await write((await bench.language(`${ruleset}/`).move(kind, held, cell)) ?? []);
  };
  if (!on) return undefined;
  const placed =
    tool?.does === 'place' ? tool.members : tool?.does === 'settle' ? settling.candidates : linking.candidates;
  return {
    brushes,
    brush,
    tools,
    tool,
    placing,
    linking,
    settling,
    choose: (next) => {
      hold(undefined);
      linking.forget();
      settling.forget();
      choose(next);
    },
    candidates: tool ? placed : cells,
    kind: brush?.kind,
    held: tool ? (linking.from ?? settling.from) : held,
    act: (member, kind) => {
      if (tool?.does === 'place') placing.choose(`${kind}.${member}`);
      else if (tool?.does === 'settle') settling.pick(member);
      else if (tool !== undefined) linking.pick(member);
      else if (brush?.sort === 'move') void move(member, brush.kind);
      else if (brush !== undefined) void paint(member, brush);
    },
    undo: steps.undo,
    redo: steps.redo,
    idle,
  };
}

function useBrushes(on: boolean): readonly Brush[] {
  const { bench } = useWorkbench();
  const { ruleset = '' } = useStore(pick('ruleset'));
  const buffers = useStore((state) => (on ? state.buffers : undefined));
  const [brushes, setBrushes] = useState<readonly Brush[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: brushes are asked for again after every edit.
  useEffect(() => {
    const found = on ? bench.language(`${ruleset}/`).brushes() : undefined;
    void found?.then((all = []) => setBrushes(all));
  }, [on, bench, ruleset, buffers]);
  return brushes;
}
