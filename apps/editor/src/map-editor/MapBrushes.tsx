import { useWorkbench } from '../context.ts';
import { Choices } from '../ui/Choices.tsx';
import styles from './MapBrushes.module.css';
import { MapSteps } from './MapSteps.tsx';
import { ToolHint } from './ToolHint.tsx';
import { useBrushName, useToolName } from './tool-words.ts';
import type { MapEditing } from './useMapEditing.ts';

/** The board may leave no room for it. */
const comeIntoSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** The signs or values that cells can be painted with, and what can be done to places and their links. */
export const MapBrushes = ({ editing }: { readonly editing: MapEditing }) => {
  const { t } = useWorkbench();
  const { brushes, tools, tool, brush } = editing;
  const choices = useChoices(editing);
  const isLinked = tools.some(({ does }) => does === 'link');
  return (
    <div ref={comeIntoSight} className={styles.brushes}>
      <Choices
        label={t(brushes.length > 0 ? 'brush' : 'mapTool')}
        look="row"
        choices={choices}
        chosen={(tool ?? brush)?.id}
        onChoose={editing.choose}
      />
      {isLinked ? null : <p className="quiet">{t(brushes.length > 0 ? 'mapLinksOfCells' : 'mapLinksNone')}</p>}
      <ToolHint editing={editing} />
      <MapSteps editing={editing} />
    </div>
  );
};

function useChoices({ brushes, tools }: MapEditing) {
  const nameOfBrush = useBrushName();
  const nameOfTool = useToolName();
  return [
    ...brushes.map((brush) => ({
      id: brush.id,
      label: (
        <>
          {brush.sort === 'sign' ? <code>{brush.text}</code> : null} {nameOfBrush(brush)}
        </>
      ),
    })),
    ...tools.map((tool) => ({ id: tool.id, label: nameOfTool(tool) })),
  ];
}
