import { useWorkbench } from '../context.ts';
import { BrushPalette } from './BrushPalette.tsx';
import styles from './MapBrushes.module.css';
import { ScanBar } from './ScanBar.tsx';
import { StudioBar } from './StudioBar.tsx';
import { ToolHint } from './ToolHint.tsx';
import type { MapEditing } from './useMapEditing.ts';

/** The signs or values that cells can be painted with, and what can be done to places and their links. */
export const MapBrushes = ({ editing }: { readonly editing: MapEditing }) => {
  const { t } = useWorkbench();
  const { brushes, tools } = editing;
  const isLinked = tools.some(({ does }) => does === 'link');
  return (
    <section className={styles.brushes} aria-label={t('mapTool')}>
      {editing.strokes ? <StudioBar studio={editing.studio} /> : null}
      <BrushPalette editing={editing} />
      <ScanBar scan={editing.scan} />
      <div className={styles.said}>
        <ToolHint editing={editing} />
        {isLinked ? null : <p className="quiet">{t(brushes.length > 0 ? 'mapLinksOfCells' : 'mapLinksNone')}</p>}
      </div>
    </section>
  );
};
