import { useEffect, useRef, useState } from 'react';
import { useWorkbench } from '../context.ts';
import type { FileProblem } from '../state/file-list.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './FileForm.module.css';

/** Asks before a file is deleted; the answer that loses nothing has the focus. */
export const FileDelete = ({ path, onClose }: { readonly path: string; readonly onClose: () => void }) => {
  const { bench, t } = useWorkbench();
  const [problem, setProblem] = useState<FileProblem | undefined>(undefined);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const file = path.slice(path.indexOf('/') + 1);
  const remove = async (): Promise<void> => {
    const found = await bench.list.remove(path);
    setProblem(found);
    if (found === undefined) onClose();
  };
  return (
    <div
      className={styles.form}
      data-part="file-form"
      role="alertdialog"
      aria-label={t('delete')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <p>{t('deleteQuestion', { file })}</p>
      {problem === undefined ? null : <Notice role="alert">{t(problem, { file })}</Notice>}
      <Button look="danger" onClick={() => void remove()}>
        {t('delete')}
      </Button>{' '}
      <Button ref={keep} onClick={onClose}>
        {t('keep')}
      </Button>
    </div>
  );
};
