import { useStore, useWorkbench } from '../context.ts';
import { changedFiles } from '../state/compared-sides.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { DiffView } from '../versions/DiffView.tsx';
import type { Stack } from '../workers/stack.ts';
import styles from './TextDiffs.module.css';

/** The files whose texts differ, line by line. */
export const TextDiffs = ({ before, after }: { readonly before: Stack; readonly after: Stack }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('ruleset'));
  const changes = changedFiles(before, after);
  if (changes.length === 0) return <p className="empty">{t('noDifference')}</p>;
  return (
    <div className={styles.files}>
      {changes.map((change, i) => (
        <details key={change.path} open={i === 0}>
          <summary>{change.path}</summary>
          <Button look="plain" onClick={() => bench.actions.openFile(`${state.ruleset}/${change.path}`)}>
            {t('toText')}
          </Button>
          <DiffView before={change.before} after={change.after} />
        </details>
      ))}
    </div>
  );
};
