import { autoLayout, Swatch } from '@sandtable/board';
import type { Brush } from '@sandtable/ide';
import { useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useLayout } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { Choices } from '../ui/Choices.tsx';
import { saidAlone } from './cells/painted.ts';
import styles from './MapBrushes.module.css';
import { MapSteps } from './MapSteps.tsx';
import { StudioBar } from './StudioBar.tsx';
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
      {editing.strokes ? <StudioBar studio={editing.studio} /> : null}
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

function useChoices({ brushes, tools, printed }: MapEditing) {
  const nameOfBrush = useBrushName();
  const nameOfTool = useToolName();
  return [
    ...brushes.map((brush) => ({
      id: brush.id,
      label: (
        <>
          {brush.sort === 'move' ? null : <BrushSwatch {...{ brush, brushes, printed }} />}
          {brush.sort === 'sign' ? <code>{brush.text}</code> : null} {nameOfBrush(brush)}
        </>
      ),
    })),
    ...tools.map((tool) => ({ id: tool.id, label: nameOfTool(tool) })),
  ];
}

type SwatchProps = Pick<MapEditing, 'brushes' | 'printed'> & { readonly brush: Brush };

/** A cell as the brush leaves it. */
const BrushSwatch = ({ brush, brushes, printed }: SwatchProps) => {
  const { info } = useStore(pick('info'));
  const written = useLayout();
  const layout = useMemo(() => written ?? (info && autoLayout(info)), [written, info]);
  const values = useMemo(() => saidAlone(printed, brushes, brush), [printed, brushes, brush]);
  return info && layout ? <Swatch {...{ info, layout, values, kind: brush.kind }} /> : null;
};
