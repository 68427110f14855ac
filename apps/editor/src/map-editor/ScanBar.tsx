import { Eye, EyeOff, ImagePlus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Row } from '../ui/Row.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import type { Word } from '../words.ts';
import { MOST_BYTES } from './read-picture.ts';
import styles from './ScanBar.module.css';
import type { PinMode, ScanControl } from './useScan.ts';

const MODES: Readonly<Record<PinMode, Word>> = { locked: 'scanLocked', fit: 'scanFit', pins: 'scanPins' };
const TROUBLES: Readonly<Record<NonNullable<ScanControl['trouble']>, Word>> = {
  format: 'scanFormat',
  bytes: 'scanBytes',
  pixels: 'scanPixels',
  broken: 'scanBroken',
  unkept: 'scanUnkept',
};

/** A picture is laid under the map to be traced, and fitted to it. */
export const ScanBar = ({ scan }: { readonly scan: ScanControl }) => {
  const { t } = useWorkbench();
  const { kept, trouble } = scan;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.scan}>
      <Row>
        <Button look="plain" icon={ImagePlus} onClick={() => input.current?.click()}>
          {t(kept ? 'scanOther' : 'scanOpen')}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          aria-label={t('scanOpen')}
          accept="image/png,image/jpeg,image/webp"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) scan.open(file);
            target.value = '';
          }}
        />
        {kept ? <Controls scan={scan} kept={kept} /> : null}
      </Row>
      {trouble ? <p role="alert">{t(TROUBLES[trouble], { n: MOST_BYTES / 1024 / 1024 })}</p> : null}
      {kept ? <p className="quiet">{t('scanHint')}</p> : null}
    </div>
  );
};

interface ControlsProps {
  readonly scan: ScanControl;
  readonly kept: NonNullable<ScanControl['kept']>;
}

const Controls = ({ scan: { mode, setMode, change, remove }, kept }: ControlsProps) => {
  const { t } = useWorkbench();
  const id = useId();
  return (
    <>
      <IconButton
        icon={kept.hidden ? EyeOff : Eye}
        label={t('scanShown')}
        aria-pressed={!kept.hidden}
        onClick={() => change({ hidden: !kept.hidden })}
      />
      <label htmlFor={id}>{t('scanOpacity')}</label>
      <input
        id={id}
        type="range"
        min={10}
        max={100}
        step={5}
        value={Math.round(kept.opacity * 100)}
        onChange={({ target }) => change({ opacity: Number(target.value) / 100 })}
      />
      <Segmented
        label={t('scanMode')}
        choices={(['locked', 'fit', 'pins'] as const).map((one) => ({ id: one, label: t(MODES[one]) }))}
        chosen={mode}
        onChoose={setMode}
      />
      <IconButton icon={Trash2} label={t('scanRemove')} onClick={remove} />
    </>
  );
};
