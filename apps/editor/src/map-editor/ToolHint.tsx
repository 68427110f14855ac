import { useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import type { Word } from '../words.ts';
import { AddPlace } from './AddPlace.tsx';
import { LinkTool } from './LinkTool.tsx';
import { PlaceTool } from './PlaceTool.tsx';
import { SortTool } from './SortTool.tsx';
import type { MapEditing } from './useMapEditing.ts';
import type { Settling } from './useSettling.ts';
import type { StudioTool } from './useStudio.ts';

/** What to do next with the tool or brush that is chosen. */
export const ToolHint = ({ editing }: { readonly editing: MapEditing }) => {
  const { tool } = editing;
  if (tool === undefined) return <BrushHint editing={editing} />;
  if (editing.adding) return <AddPlace adding={editing.adding} />;
  if (editing.sorting) return <SortTool sorting={editing.sorting} />;
  if (tool.does === 'place') return <PlaceTool placing={editing.placing} />;
  if (tool.does === 'link') return <LinkTool tool={tool} linking={editing.linking} />;
  return <SettleHint settling={editing.settling} />;
};

const BrushHint = ({ editing: { idle, held, studio, strokes } }: { readonly editing: MapEditing }) => {
  const { t } = useWorkbench();
  const hint = strokes ? blockHint(studio.tool, strokes.isHeld) : undefined;
  return (
    <p className="quiet" role="status">
      {t(idle ? 'nothingPainted' : held === undefined ? (hint ?? 'brushHint') : 'moveHint', { cell: held ?? '' })}
    </p>
  );
};

/** What to do with a tool that takes a block of cells. */
function blockHint(tool: StudioTool, isHeld: boolean): Word | undefined {
  if (tool === 'move') return isHeld ? 'moveBlockTo' : 'moveBlockHint';
  if (tool === 'stamp') return 'stampHint';
  return tool === 'copy' ? 'copyHint' : undefined;
}

const SettleHint = ({ settling: { from, candidates } }: { readonly settling: Settling }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const place = texts.member(from ?? '');
  return (
    <p className="quiet" role="status">
      {from === undefined ? t(candidates.length > 0 ? 'settleHint' : 'settleNone') : t('settleTo', { place })}
    </p>
  );
};
