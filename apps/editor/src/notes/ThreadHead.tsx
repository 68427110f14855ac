import { useStore, useWorkbench } from '../context.ts';
import type { Shown } from '../state/threads.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ThreadView.module.css';
import type { Notes } from './useNotes.ts';

interface Props {
  readonly shown: Shown;
  readonly notes: Notes;
}

/** The rule, and what became of it since. */
export const ThreadHead = ({ shown, notes }: Props) => {
  const { t } = useWorkbench();
  const { thread, since } = shown;
  const changedSince = thread.settled ? undefined : since;
  return (
    <h3 className={styles.head}>
      {since === 'gone' ? <code>{thread.part}</code> : <RuleLink part={thread.part} />}
      {changedSince === undefined ? null : (
        <span className={styles.since}>{t(changedSince === 'gone' ? 'noteGone' : 'noteChanged')}</span>
      )}
      {changedSince === 'changed' ? (
        <Button look="plain" onClick={() => void notes.holds(shown)}>
          {t('noteStillHolds')}
        </Button>
      ) : null}
    </h3>
  );
};

const RuleLink = ({ part }: { readonly part: string }) => {
  const { bench, t } = useWorkbench();
  const ruleset = useStore((state) => state.ruleset);
  const go = async (): Promise<void> => {
    const rule = await bench.language(`${ruleset}/`).rule(part);
    if (rule?.at) bench.goto(rule.at);
  };
  return (
    <Button look="plain" aria-label={t('noteGoTo', { rule: part })} onClick={() => void go()}>
      <code>{part}</code>
    </Button>
  );
};
