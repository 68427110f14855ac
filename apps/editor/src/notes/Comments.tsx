import { useStore, useWorkbench } from '../context.ts';
import type { Shown } from '../state/threads.ts';
import { Words } from '../ui/Words.tsx';
import styles from './ThreadView.module.css';

/** Who said what and when. */
export const Comments = ({ thread }: Pick<Shown, 'thread'>) => {
  const { t } = useWorkbench();
  const day = useDay();
  return (
    <ol className={styles.comments}>
      {thread.notes.map(({ by, on, text, settles, span }) => (
        <li key={span.start}>
          <span className={styles.author}>
            {by === undefined ? null : <b>{by}</b>} {on === undefined ? null : <time dateTime={on}>{day(on)}</time>}
          </span>
          <span>
            {settles ? <span className="quiet">✓ {t('noteSettledBy')} </span> : null}
            <Words text={text} />
          </span>
        </li>
      ))}
    </ol>
  );
};

/** A day in the language of the page; what is none stays as it is written. */
function useDay(): (on: string) => string {
  const lang = useStore((state) => state.lang);
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' });
  return (on) => {
    const date = new Date(`${on}T00:00:00Z`);
    return Number.isNaN(date.getTime()) ? on : format.format(date);
  };
}
