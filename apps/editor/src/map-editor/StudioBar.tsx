import { Brush, Copy, Eraser, PaintBucket, Slash, Stamp } from 'lucide-react';
import { useEffect } from 'react';
import { takesText } from '../commands/takes-text.ts';
import { useWorkbench } from '../context.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import type { Symmetry } from './cells/symmetry.ts';
import styles from './StudioBar.module.css';
import type { Studio, StudioTool } from './useStudio.ts';

const TOOLS = [
  { tool: 'brush', icon: Brush, word: 'studioBrush', key: 'B' },
  { tool: 'eraser', icon: Eraser, word: 'studioEraser', key: 'E' },
  { tool: 'line', icon: Slash, word: 'studioLine', key: 'L' },
  { tool: 'fill', icon: PaintBucket, word: 'studioFill', key: 'G' },
  { tool: 'copy', icon: Copy, word: 'studioCopy', key: 'C' },
  { tool: 'stamp', icon: Stamp, word: 'studioStamp', key: 'P' },
] as const;

const SYMMETRIES = {
  none: 'symmetryNone',
  upright: 'symmetryUpright',
  level: 'symmetryLevel',
  both: 'symmetryBoth',
  turned: 'symmetryTurned',
} as const;

const SIZES = ['1', '2', '3'] as const;

/** How cells are painted: the tool, its size, what is mirrored, and the layer that is looked at. */
export const StudioBar = ({ studio }: { readonly studio: Studio }) => {
  const { t } = useWorkbench();
  const { tool, size, symmetry, layer, change } = studio;
  useToolKeys((next) => change({ tool: next }));
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('studioTools')}>
      <fieldset className={styles.tools} aria-label={t('mapTool')}>
        {TOOLS.map(({ tool: one, icon, word, key }) => (
          <IconButton
            key={one}
            icon={icon}
            label={t(word)}
            keys={key}
            aria-pressed={one === tool}
            onClick={() => change({ tool: one })}
          />
        ))}
      </fieldset>
      <Segmented
        label={t('studioSize')}
        choices={SIZES.map((id) => ({ id, label: id }))}
        chosen={String(size)}
        onChoose={(id) => change({ size: Number(id) })}
      />
      <SelectField
        label={t('symmetry')}
        value={symmetry}
        options={Object.entries(SYMMETRIES).map(([value, word]) => ({ value, label: t(word) }))}
        onChange={(value) => change({ symmetry: value as Symmetry })}
      />
      <Segmented
        label={t('studioLayer')}
        choices={[
          { id: 'printed', label: t('layerPrinted') },
          { id: 'now', label: t('layerNow') },
        ]}
        chosen={layer}
        onChoose={(next) => change({ layer: next })}
      />
    </div>
  );
};

/** Letters choose tools wherever no text is written. */
function useToolKeys(choose: (tool: StudioTool) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || takesText(event.target)) return;
      const found = TOOLS.find(({ key }) => key === event.key.toUpperCase());
      if (found === undefined) return;
      event.stopPropagation();
      choose(found.tool);
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  });
}
