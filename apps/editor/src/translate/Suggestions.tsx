import type { Remembered } from '@sandtable/l10n';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Suggestions.module.css';
import { WordChange } from './WordChange.tsx';

interface Props {
  readonly suggestions: readonly Remembered[];
  readonly source: string;
  readonly lang: string;
  readonly onTake: (target: string) => void;
}

/** How texts like this one were translated elsewhere; where its source differs, what would have to change stands below it. */
export const Suggestions = ({ suggestions, source, lang, onTake }: Props) => {
  const { t } = useWorkbench();
  if (suggestions.length === 0) return null;
  return (
    <section aria-label={t('suggestions')}>
      <h4>{t('suggestions')}</h4>
      <ol className={styles.list}>
        {suggestions.map((one, i) => (
          <li key={one.target}>
            <Button
              look="row"
              className={styles.suggestion}
              aria-keyshortcuts={`Alt+Shift+${i + 1}`}
              onClick={() => onTake(one.target)}
            >
              <span className="quiet">{t('alike', { percent: Math.round(100 * one.alike) })}</span>{' '}
              <span lang={lang}>{one.target}</span>
            </Button>
            {one.alike === 1 ? null : (
              <p className={`${styles.from} quiet`} lang="de">
                <WordChange before={one.source} after={source} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
