import { RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { sourcesOf } from '../state/sources.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ChangedSince.module.css';
import { type ChangedFile, changedSince } from './changed-since.ts';
import { DiffView } from './DiffView.tsx';
import { diffCount, lineDiff } from './line-diff.ts';
import type { RestorePoint } from './restore-points.ts';
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
      {changed.length > 1 ? (
        <footer>
          <Button look="primary" icon={RotateCcw} onClick={() => restore(changed)}>
            {t('restoreAll', { n: changed.length })}
          </Button>
        </footer>
      ) : null}
    </>
  );
};

const useChanged = (points: readonly RestorePoint[], time: number): readonly ChangedFile[] => {
  const { buffers, ruleset } = useStore(pick('buffers', 'ruleset'));
  return useMemo(() => {
    const texts = new Map(sourcesOf({ buffers, ruleset }).map(({ path, text }) => [path, text]));
    return changedSince(points, time, texts);
  }, [points, time, buffers, ruleset]);
};

const File = ({
  file: { path, then, now },
  onRestore,
}: {
  readonly file: ChangedFile;
  readonly onRestore: () => void;
}) => {
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
