import { useWorkbench } from '../context.ts';
import styles from './EntrySide.module.css';
import { WordChange } from './WordChange.tsx';

/** What changed in a source, word by word. */
export const SourceChange = ({ before, after }: { readonly before: string; readonly after: string }) => {
  const { t } = useWorkbench();
  return (
    <>
      <h4>{t('wasBefore')}</h4>
      <p className={styles.changed} lang="de" data-testid="changed">
        <WordChange before={before} after={after} />
      </p>
    </>
  );
};
