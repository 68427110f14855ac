import type { BoardProps } from '@sandtable/board';
import { useStore } from '../context.ts';
import { type MapEditing, useMapEditing } from '../map-editor/useMapEditing.ts';
import { useAskingWhy } from '../play/useAskingWhy.ts';
import { pick } from '../state/selectors.ts';
import { type BoardTool, useBoardTool } from './useBoardTool.ts';

/** What the board is there for at the moment: one thing at a time. */
export type BoardTask =
  | { readonly is: 'answer' }
  | { readonly is: 'ask-why'; readonly board: Partial<BoardProps> }
  | { readonly is: 'tool'; readonly tool: BoardTool }
  | { readonly is: 'edit-map'; readonly editing: MapEditing }
  /** Another move is only previewed; the tool goes on behind it. */
  | { readonly is: 'preview'; readonly tool: BoardTool | undefined };

/** Tells what the board is there for: the mode that someone chose, unless another step is evaluated. */
export function useBoardTask(): BoardTask {
  const { boardMode, stepPreview } = useStore(pick('boardMode', 'stepPreview'));
  const askingWhy = useAskingWhy();
  const tool = useBoardTool();
  const editing = useMapEditing(boardMode === 'edit-map');
  if (editing) return { is: 'edit-map', editing };
  if (stepPreview) return { is: 'preview', tool };
  if (tool) return { is: 'tool', tool };
  return boardMode === 'ask-why' ? { is: 'ask-why', board: askingWhy } : { is: 'answer' };
}

/** The tool in hand, also while another move is previewed. */
export const toolOf = (task: BoardTask): BoardTool | undefined =>
  task.is === 'tool' || task.is === 'preview' ? task.tool : undefined;

/** Changes what the board asks for an answer into what it asks for its task. */
export function boardFor(task: BoardTask, answering: BoardProps): BoardProps {
  if (task.is === 'answer') return answering;
  if (task.is === 'ask-why') return { ...answering, ...task.board };
  if (task.is === 'tool') return { ...answering, ...task.tool.board };
  return { ...answering, ...(task.is === 'preview' ? previewed : editedBy(task.editing, answering)) };
}

const nothing: readonly string[] = [];

/** Nothing can be picked at another move. */
const previewed = {
  candidates: nothing,
  mentioned: nothing,
  aside: nothing,
  picked: nothing,
  costs: undefined,
  drafts: undefined,
  asker: undefined,
};

/** While the map is edited the board asks for cells, and for nothing of the match. */
const editedBy = (editing: MapEditing, { findings = [] }: BoardProps) => {
  const { candidates, kind, held, act, tool, placing, linking, view, strokes, axes, wrong, adding, scan } = editing;
  return {
    view,
    axes,
    scan: scan.scan,
    findings: wrong.marks.length > 0 ? [...findings, ...wrong.marks] : findings,
    candidates,
    mentioned: nothing,
    aside: nothing,
    costs: undefined,
    asker: undefined,
    question: undefined,
    asked: kind,
    picked: held === undefined ? (strokes?.copied ?? nothing) : [held],
    onPick: act,
    drafts: undefined,
    keys: undefined,
    roam: true,
    hands: tool?.does === 'place' ? placing.hands : adding?.hands,
    linking: linking.links,
  };
};
