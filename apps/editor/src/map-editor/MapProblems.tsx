import type { MapProblem } from '@sandtable/board/map-file';
import { messagesIn } from '@sandtable/messages';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { messageLanguage } from '../words.ts';
import styles from './MapProblems.module.css';

/** So many lines are read by people. */
const MOST = 30;

/** What of a map could not be read, and why; the same problem of several is listed once. */
export const MapProblems = ({ problems }: { readonly problems: readonly MapProblem[] }) => {
  const { t } = useWorkbench();
  const state = useStore(pick('lang', 'loadedLocale'));
  if (problems.length === 0) return null;
  const { text } = messagesIn(messageLanguage(state.lang));
  const lines = Map.groupBy(problems, ({ code, fields }) => text(`map/${code}`, fields));
  const texts = [...lines].map(([line, all]) => (all.length > 1 ? `${line} (${all.length}×)` : line));
  return (
    <section className={styles.problems}>
      <h3>{t('mapProblems')}</h3>
      <ul>
        {texts.slice(0, MOST).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {texts.length > MOST ? <li>{t('mapMore', { n: texts.length - MOST })}</li> : null}
      </ul>
    </section>
  );
};
