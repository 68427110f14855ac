import { Brush, Copy, Eraser, Move, PaintBucket, Slash, Stamp } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import type { Symmetry } from './cells/symmetry.ts';
import styles from './StudioBar.module.css';
import { useLoneKeys } from './tool-keys.ts';
import type { Studio } from './useStudio.ts';

const TOOLS = [
  { tool: 'brush', icon: Brush, word: 'studioBrush', key: 'B' },
  { tool: 'eraser', icon: Eraser, word: 'studioEraser', key: 'E' },
  { tool: 'line', icon: Slash, word: 'studioLine', key: 'L' },
  { tool: 'fill', icon: PaintBucket, word: 'studioFill', key: 'G' },
  { tool: 'copy', icon: Copy, word: 'studioCopy', key: 'C' },
  { tool: 'stamp', icon: Stamp, word: 'studioStamp', key: 'P' },
  { tool: 'move', icon: Move, word: 'studioMove', key: 'M' },
] as const;

const SYMMETRIES = {
  none: 'symmetryNone',
  upright: 'symmetryUpright',
  level: 'symmetryLevel',
  both: 'symmetryBoth',
  turned: 'symmetryTurned',
} as const;

const LAYERS = [
  { id: 'printed', word: 'layerPrinted' },
  { id: 'now', word: 'layerNow' },
] as const;

const SIZES = ['1', '2', '3'] as const;

/** How cells are painted: the tool, its size, what is mirrored, and the layer that is evaluated. */
export const StudioBar = ({ studio }: { readonly studio: Studio }) => {
  const { t } = useWorkbench();
  const hasMatch = useStore(({ view }) => view !== undefined);
  const { size, layer, change } = studio;
  useLoneKeys((key) => pressed(key, studio));
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('studioTools')}>
      <Tools studio={studio} />
      <Segmented
        label={t('studioSize')}
        choices={SIZES.map((id) => ({ id, label: id }))}
        chosen={String(size)}
        onChoose={(id) => change({ size: Number(id) })}
      />
      <SymmetrySelect studio={studio} />
      {hasMatch ? (
        <Segmented
          label={t('studioLayer')}
          choices={LAYERS.map(({ id, word }) => ({ id, label: t(word) }))}
          chosen={layer}
          onChoose={(next) => change({ layer: next })}
        />
      ) : null}
    </div>
  );
};

const SymmetrySelect = ({ studio: { symmetry, change } }: { readonly studio: Studio }) => {
  const { t } = useWorkbench();
  return (
    <SelectField
      label={t('symmetry')}
      value={symmetry}
      options={Object.entries(SYMMETRIES).map(([value, word]) => ({ value, label: t(word) }))}
      onChange={(value) => change({ symmetry: value as Symmetry })}
    />
  );
};

const Tools = ({ studio: { tool, change } }: { readonly studio: Studio }) => {
  const { t } = useWorkbench();
  return (
    <fieldset className={styles.tools} aria-label={t('mapTool')}>
      {TOOLS.map(({ tool: one, icon, word, key }) => (
        <IconButton
          key={one}
          icon={icon}
          label={t(word)}
          keys={key}
          aria-keyshortcuts={key}
          aria-pressed={one === tool}
          onClick={() => change({ tool: one })}
        />
      ))}
    </fieldset>
  );
};

/** Letters choose tools, brackets make them narrower or broader. */
function pressed(key: string, { size, change }: Studio): boolean {
  const found = TOOLS.find((one) => one.key === key);
  if (found) change({ tool: found.tool });
  else if (key === '[') change({ size: Math.max(1, size - 1) });
  else if (key === ']') change({ size: Math.min(SIZES.length, size + 1) });
  else return false;
  return true;
}
