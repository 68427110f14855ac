import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { ABSENT } from '../storage/port.ts';
import styles from './Conflict.module.css';

/** Both texts side by side; until one is chosen nothing is written. */
export const Conflict = () => {
  const { bench, t } = useWorkbench();
  const { conflict } = useStore(pick('conflict'));
  const mine = useStore((state) => state.buffers[state.conflict?.path ?? '']?.text ?? '');
  if (conflict === undefined) return null;
  if (conflict.theirs.version === ABSENT) return <Gone path={conflict.path} />;
  return (
    <section className={styles.conflict} role="alertdialog" aria-label={conflict.path}>
      <p>{t('conflict', { file: conflict.path })}</p>
      <div className={styles.sides}>
        <Version title={t('mine')} text={mine} action={t('keepMine')} onTake={() => void bench.files.settle('mine')} />
        <Version
          title={t('theirs')}
          text={conflict.theirs.text}
          action={t('takeTheirs')}
          onTake={() => void bench.files.settle('theirs')}
        />
      </div>
    </section>
  );
};

/** The file has gone while it was typed in. */
const Gone = ({ path }: { readonly path: string }) => {
  const { bench, t } = useWorkbench();
  return (
    <section className={styles.conflict} role="alertdialog" aria-label={path}>
      <p>{t('fileGone', { file: path })}</p>
      <button type="button" onClick={() => void bench.files.settle('mine')}>
        {t('writeAnew')}
      </button>{' '}
      <button type="button" onClick={() => void bench.files.settle('theirs')}>
        {t('letGo')}
      </button>
    </section>
  );
};

interface VersionProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onTake: () => void;
}
const Version = ({ title, text, action, onTake }: VersionProps) => (
  <div>
    <h3>{title}</h3>
    <pre>{text}</pre>
    <button type="button" onClick={onTake}>
      {action}
    </button>
  </div>
);
