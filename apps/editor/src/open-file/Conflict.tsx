import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { ABSENT } from '../storage/port.ts';
import styles from './Conflict.module.css';

/** Both texts side by side; until one is chosen nothing is written. */
export const Conflict = () => {
  const { t } = useWorkbench();
  const { conflict } = useStore(pick('conflict'));
  const mine = useStore((state) => state.buffers[state.conflict?.path ?? '']?.text ?? '');
  if (conflict === undefined) return null;
  if (conflict.theirs.version === ABSENT) return <Gone path={conflict.path} />;
  return (
    <section className={styles.conflict} role="alertdialog" aria-label={conflict.path}>
      <p>{t('conflict', { file: conflict.path })}</p>
      <Sides mine={mine} theirs={conflict.theirs.text} />
    </section>
  );
};

const Sides = ({ mine, theirs }: { readonly mine: string; readonly theirs: string }) => {
  const { bench, t } = useWorkbench();
  const settle = (which: 'mine' | 'theirs') => (): void => void bench.files.settle(which);
  return (
    <div className={styles.sides}>
      <Version title={t('mine')} text={mine} action={t('keepMine')} onTake={settle('mine')} />
      <Version title={t('theirs')} text={theirs} action={t('takeTheirs')} onTake={settle('theirs')} />
    </div>
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
