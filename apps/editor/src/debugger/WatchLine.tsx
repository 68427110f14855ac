import { X } from 'lucide-react';
import { useWorkbench } from '../context.ts';
import type { State } from '../state/state.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { History } from './History.tsx';
import { StopWhen } from './StopWhen.tsx';
import styles from './WatchLine.module.css';

interface Props {
  readonly text: string;
  /** The step of the first value. */
  readonly first: number;
  readonly watched: Partial<State['watch']['watched'][number]>;
  readonly onRemove: () => void;
}

/** An expression with its value, what it was before, and what bots do about it. */
export const WatchLine = ({ text, first, watched: { wrong, values = [] }, onRemove }: Props) => {
  const { t } = useWorkbench();
  return (
    <li className={styles.line}>
      <code>{text}</code>
      {wrong === undefined ? (
        <Value values={values.map((value) => value.text)} />
      ) : (
        <span className={styles.wrong}>{wrong}</span>
      )}
      <History text={text} first={first} values={wrong === undefined ? values : []} />
      <span className={styles.acts}>
        <StopWhen text={text} value={values.at(-1)?.text} />
        <IconButton icon={X} label={t('watchNoMore', { what: text })} onClick={onRemove} />
      </span>
    </li>
  );
};

const Value = ({ values }: { readonly values: readonly string[] }) => {
  const { t } = useWorkbench();
  if (values.length === 0) return <span className="quiet">{t('findingOut')}</span>;
  const [now = '', before = now] = values.toReversed();
  return (
    <span className={styles.value}>
      <b data-testid="watched">{now}</b>{' '}
      {before === now ? null : <span className="quiet">{t('watchBefore', { before })}</span>}
    </span>
  );
};
