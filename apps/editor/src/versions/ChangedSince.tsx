import { RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { diffCount, lineDiff } from '../state/line-diff.ts';
import { pick } from '../state/selectors.ts';
import { sourcesOf } from '../state/sources.ts';
import type { RestorePoint } from '../storage/restore-points.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ChangedSince.module.css';
import { type ChangedFile, changedSince } from './changed-since.ts';
import { DiffView } from './DiffView.tsx';
import { useRestore } from './useRestore.ts';

interface Props {
  readonly points: readonly RestorePoint[];
  readonly time: number;
  readonly onClose: () => void;
}

/** What has changed since a time, file by file, and a way back. */
export const ChangedSince = ({ points, time, onClose }: Props) => {
  const { t } = useWorkbench();
  const changed = useChanged(points, time);
  const restore = useRestore(onClose);
  if (changed.length === 0) return <p role="status">{t('historySame')}</p>;
  return (
    <>
      <ul className={styles.files}>
        {changed.map((file) => (
          <li key={file.path}>
            <File file={file} onRestore={() => restore([file])} />
          </li>
        ))}
      </ul>
      {changed.length > 1 ? <RestoreAll n={changed.length} onRestore={() => restore(changed)} /> : null}
    </>
  );
};

const RestoreAll = ({ n, onRestore }: { readonly n: number; readonly onRestore: () => void }) => {
  const { t } = useWorkbench();
  return (
    <footer>
      <Button look="primary" icon={RotateCcw} onClick={onRestore}>
        {t('restoreAll', { n })}
      </Button>
    </footer>
  );
};

const useChanged = (points: readonly RestorePoint[], time: number): readonly ChangedFile[] => {
  const { buffers, ruleset } = useStore(pick('buffers', 'ruleset'));
  return useMemo(() => {
    const texts = new Map(sourcesOf({ buffers, ruleset }).map(({ path, text }) => [path, text]));
    return changedSince(points, time, texts);
  }, [points, time, buffers, ruleset]);
};

interface FileProps {
  readonly file: ChangedFile;
  readonly onRestore: () => void;
}

const File = ({ file: { path, then, now }, onRestore }: FileProps) => {
  const { t } = useWorkbench();
  const { added, removed } = useMemo(() => diffCount(lineDiff(then, now ?? '')), [then, now]);
  return (
    <>
      <code>{path}</code>{' '}
      <span className="quiet">{now === undefined ? t('goneSince') : t('changedSince', { added, removed })}</span>{' '}
      <Button onClick={onRestore}>{t('restore')}</Button>
      <details>
        <summary>{t('showDifference')}</summary>
        <DiffView before={then} after={now ?? ''} />
      </details>
    </>
  );
};
