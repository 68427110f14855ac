import type { Progress } from '@sandtable/l10n';
import { useWorkbench } from '../context.ts';
import styles from './ProgressBar.module.css';

/** How much is translated: a bar whose parts are described below it. */
export const ProgressBar = ({ progress: { texts, translated, stale, missing } }: { readonly progress: Progress }) => {
  const { t } = useWorkbench();
  const part = (n: number): string => `${texts === 0 ? 0 : (100 * n) / texts}%`;
  const words = [
    t('progress', { n: translated, of: texts }),
    ...(stale > 0 ? [t('progressFuzzy', { n: stale })] : []),
    ...(missing > 0 ? [t('progressMissing', { n: missing })] : []),
  ];
  return (
    <div>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.translated} style={{ width: part(translated) }} />
        <span className={styles.stale} style={{ width: part(stale) }} />
      </div>
      <p className={`${styles.words} quiet`}>{words.join(' · ')}</p>
    </div>
  );
};
