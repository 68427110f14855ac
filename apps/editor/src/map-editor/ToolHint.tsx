import { useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { AddPlace } from './AddPlace.tsx';
import { LinkTool } from './LinkTool.tsx';
import { PlaceTool } from './PlaceTool.tsx';
import { SortTool } from './SortTool.tsx';
import type { MapEditing } from './useMapEditing.ts';
import type { Settling } from './useSettling.ts';

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

const BrushHint = ({ editing: { idle, held } }: { readonly editing: MapEditing }) => {
  const { t } = useWorkbench();
  return (
    <p className="quiet" role="status">
      {t(idle ? 'nothingPainted' : held === undefined ? 'brushHint' : 'moveHint', { cell: held ?? '' })}
    </p>
  );
};

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
