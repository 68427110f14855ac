import type { Brush } from '@sandtable/ide';
import { CommandButton } from '../commands/CommandButton.tsx';
import { commandOf } from '../commands/registry.ts';
import { useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { LinkTool } from './LinkTool.tsx';
import type { MapTool } from './map-tools.ts';
import { PlaceTool } from './PlaceTool.tsx';
import type { MapEditing } from './useMapEditing.ts';
import type { Settling } from './useSettling.ts';

/** What a brush does, in words of the ruleset where it has them. */
const useSaid = (): ((brush: Brush) => string) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  return ({ sort, kind, says }) => {
    if (sort === 'move') return t('moveThings');
    const parts = says.map(({ field, value }) => {
      const said = texts.value(`${kind}.${field}`, value === 'true' ? true : value === 'false' ? false : value);
      return `${texts.named(`${kind}.${field}`) ?? field}: ${said}`;
    });
    return parts.length > 0 ? parts.join(', ') : t('nothingHere');
  };
};

const useToolName = (): ((tool: MapTool) => string) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  return (tool) => {
    if (tool.does === 'place') return t('placeTool');
    if (tool.relation === undefined) return t('settleTool');
    const relation = texts.named(tool.relation) ?? tool.relation;
    return tool.does === 'link' ? t('mapLinkTool', { relation }) : t('settleEnd', { relation });
  };
};

interface OneProps {
  readonly editing: MapEditing;
  readonly id: string;
  readonly children: React.ReactNode;
}

const One = ({ editing: { brush, tool, choose }, id, children }: OneProps) => (
  <label className="tick">
    <input type="radio" name="brush" checked={(tool ?? brush)?.id === id} onChange={() => choose(id)} /> {children}
  </label>
);

const SettleTool = ({ settling: { from, candidates } }: { readonly settling: Settling }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const place = texts.member(from ?? '');
  return (
    <p className="quiet" role="status">
      {from === undefined ? t(candidates.length > 0 ? 'settleHint' : 'settleNone') : t('settleTo', { place })}
    </p>
  );
};

/** The board may leave no room for it. */
const comeIntoSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** The signs or values that cells can be painted with, and what can be done to places and their links. */
export const MapBrushes = ({ editing }: { readonly editing: MapEditing }) => {
  const { t } = useWorkbench();
  const said = useSaid();
  const toolName = useToolName();
  const { brushes, tools, tool } = editing;
  const isLinked = tools.some(({ does }) => does === 'link');
  return (
    <fieldset ref={comeIntoSight} className="brushes">
      <legend>{t(brushes.length > 0 ? 'brush' : 'mapTool')}</legend>
      {brushes.map((brush) => (
        <One key={brush.id} editing={editing} id={brush.id}>
          {brush.sort === 'sign' ? <code>{brush.text}</code> : null} {said(brush)}
        </One>
      ))}
      {tools.map((one) => (
        <One key={one.id} editing={editing} id={one.id}>
          {toolName(one)}
        </One>
      ))}
      {isLinked ? null : <p className="quiet">{t(brushes.length > 0 ? 'mapLinksOfCells' : 'mapLinksNone')}</p>}
      {tool?.does === 'place' ? <PlaceTool placing={editing.placing} /> : null}
      {tool?.does === 'link' ? <LinkTool tool={tool} linking={editing.linking} /> : null}
      {tool?.does === 'settle' ? <SettleTool settling={editing.settling} /> : null}
      {tool ? null : (
        <p className="quiet" role="status">
          {t(editing.idle ? 'nothingPainted' : editing.held === undefined ? 'brushHint' : 'moveHint', {
            cell: editing.held ?? '',
          })}
        </p>
      )}
      <span className="map-steps">
        <button type="button" disabled={editing.undo === undefined} onClick={editing.undo}>
          {t('undoEdit')}
        </button>
        <button type="button" disabled={editing.redo === undefined} onClick={editing.redo}>
          {t('redoEdit')}
        </button>
        <CommandButton command={commandOf('project.importMap')} look="plain" />
      </span>
    </fieldset>
  );
};
