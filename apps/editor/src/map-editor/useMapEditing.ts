import type { Axes } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { useCallback, useMemo, useState } from 'react';
import { useStore } from '../context.ts';
import { useWrittenLayout } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import type { MapTool } from './map-tools.ts';
import { NO_MATCH } from './no-match.ts';
import { type AddingPlace, useAddingPlace } from './useAddingPlace.ts';
import { type Linking, useLinking } from './useLinking.ts';
import { usePainting } from './usePainting.ts';
import { type Placing, usePlacing } from './usePlacing.ts';
import { type ScanControl, useScan } from './useScan.ts';
import { type Settling, useSettling } from './useSettling.ts';
import { type Sorting, useSorting } from './useSorting.ts';
import { useSteps, type WriteStep } from './useSteps.ts';
import { type StrokeFindings, useStrokeFindings } from './useStrokeFindings.ts';
import { type Strokes, useStrokes } from './useStrokes.ts';
import { type Studio, useStudio } from './useStudio.ts';
import { type Tools, useTools } from './useTools.ts';

/** The map is being edited on the board: with which brush or tool, and what a click does. */
export interface MapEditing extends Tools {
  readonly placing: Placing;
  readonly scan: ScanControl;
  readonly adding: AddingPlace | undefined;
  readonly linking: Linking;
  /** Links of a new sort are declared. */
  readonly sorting: Sorting | undefined;
  readonly settling: Settling;
  readonly studio: Studio;
  /** Cells are painted by the brush that is chosen; undefined where another tool is. */
  readonly strokes: Strokes | undefined;
  /** What has become wrong with the last stroke. */
  readonly wrong: StrokeFindings;
  /** Where strokes are repeated. */
  readonly axes: Axes | undefined;
  /** The match as the layer that is evaluated shows it. */
  readonly view: MatchView;
  readonly printed: Strokes['printed'];
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
  const { info, view } = useStore(pick('info', 'view'));
  const layout = useWrittenLayout();
  const { undo, redo, write: step } = useSteps(on);
  const { write, idle, setIdle } = useWriting(step);
  const tools = useTools(on, layout);
  const { brushes, brush, tool } = tools;
  const studio = useStudio(view !== undefined);
  const strokes = useStrokes(on, { info, brushes, brush, studio, write });
  const shown = useShown(view, strokes);
  const wrong = useStrokeFindings(strokes.written, on && undo !== undefined);
  const scan = useScan(on);
  const placing = usePlacing(info, layout, write);
  const adding = useAddingPlace(tool, info, layout, write);
  const linking = useLinking(tool, layout, write);
  const sorting = useSorting(tool, info, layout, write, tools.choose);
  const settling = useSettling(tool, write);
  const painting = usePainting(write, setIdle);
  const cells = useCells(info, brush?.kind);
  if (!on) return undefined;
  const ways = { placing, linking, settling };
  const forget = (): void => [strokes, painting, linking, settling].forEach((way) => way.forget());
  const isPainting = tool === undefined && brush?.sort !== 'move';
  return {
    ...tools,
    ...ways,
    ...{ adding, sorting, scan, studio, wrong, printed: strokes.printed, view: shown },
    axes: isPainting && studio.symmetry !== 'none' ? studio.symmetry : undefined,
    strokes: isPainting ? strokes : undefined,
    choose: (next) => {
      forget();
      tools.choose(next);
    },
    candidates: tool ? candidatesOf(tool, ways) : cells,
    kind: brush?.kind,
    held: tool ? (linking.from ?? settling.from) : painting.held,
    act: (member, kind) => {
      if (tool !== undefined) applyTool(tool, ways, member, kind);
      else if (brush?.sort === 'move') painting.use(brush, member);
      else strokes.press(member);
    },
    ...{ undo, redo, idle },
  };
}

/** Cells say what the layer has, whatever the match has made of them. */
const useShown = (view: MatchView = NO_MATCH, { fields }: Strokes): MatchView =>
  useMemo(() => ({ ...view, fields: { ...view.fields, ...fields } }), [view, fields]);

/** Writes edits as a step, and remembers whether there was anything to write. */
function useWriting(step: WriteStep) {
  const [idle, setIdle] = useState(false);
  const write = useCallback<WriteStep>(
    async (edits, creates = []) => {
      const isIdle = edits.length + creates.length === 0;
      setIdle(isIdle);
      if (!isIdle) await step(edits, creates);
    },
    [step],
  );
  return { write, idle, setIdle };
}

const useCells = (info: GameInfo | undefined, kind: string | undefined): readonly string[] =>
  useMemo(() => info?.kinds.find(({ name }) => name === kind)?.members ?? NOTHING, [info, kind]);

type Ways = Pick<MapEditing, 'placing' | 'linking' | 'settling'>;

function candidatesOf(tool: MapTool, { linking, settling }: Ways): readonly string[] {
  if (tool.does === 'place') return tool.members;
  if (tool.does === 'add' || tool.does === 'sort') return NOTHING;
  return tool.does === 'settle' ? settling.candidates : linking.candidates;
}

function applyTool(tool: MapTool, { placing, linking, settling }: Ways, member: string, kind: string): void {
  if (tool.does === 'place') placing.choose(`${kind}.${member}`);
  else if (tool.does === 'settle') settling.pick(member);
  else if (tool.does === 'link') linking.pick(member);
}
