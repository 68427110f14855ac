import { type Ref, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { Words } from '../shell/Words.tsx';
import { pick } from '../state/selectors.ts';
import { SayForm } from './SayForm.tsx';
import type { Shown } from './threads.ts';
import type { Notes } from './useNotes.ts';

interface Props {
  readonly shown: Shown;
  readonly notes: Notes;
  readonly field?: Ref<HTMLTextAreaElement> | undefined;
  /** It moves to the settled ones, or back: its buttons go with it. */
  readonly onMoved: () => void;
}

/** What was said about a rule, with what can be said and done about it. */
export const ThreadView = ({ shown, notes, field, onMoved }: Props) => {
  const { t } = useWorkbench();
  const { part, settled } = shown.thread;
  const [failed, setFailed] = useState(false);
  const move = async (moved: Promise<boolean>): Promise<void> => {
    const isWritten = await moved;
    setFailed(!isWritten);
    if (isWritten) onMoved();
  };
  return (
    <li className={settled ? 'thread settled' : 'thread'}>
      <Head shown={shown} notes={notes} />
      <Said shown={shown} />
      {failed ? (
        <p className="notice" role="alert">
          {t('noteNotWritten')}
        </p>
      ) : null}
      {settled ? (
        <button type="button" onClick={() => void move(notes.reopen(shown))}>
          {t('noteReopen')}
        </button>
      ) : (
        <SayForm
          label={t('noteAnswer', { rule: part })}
          send={t('noteReply')}
          {...(field === undefined ? {} : { field })}
          onSay={(said) => notes.answer(shown, said)}
        >
          <button type="button" onClick={() => void move(notes.settle(shown))}>
            {t('noteSettle')}
          </button>
        </SayForm>
      )}
    </li>
  );
};

/** The rule, and what became of it since. */
const Head = ({ shown, notes }: Pick<Props, 'shown' | 'notes'>) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('ruleset'));
  const { thread, since } = shown;
  const { part } = thread;
  const go = async (): Promise<void> => {
    const rule = await bench.language(`${state.ruleset}/`).rule(part);
    if (rule?.at) bench.goto(rule.at);
  };
  return (
    <h3 className="thread-head">
      {since === 'gone' ? (
        <code>{part}</code>
      ) : (
        <button type="button" className="plain" aria-label={t('noteGoTo', { rule: part })} onClick={() => void go()}>
          <code>{part}</code>
        </button>
      )}
      {since === undefined || thread.settled ? null : (
        <span className="thread-since">{t(since === 'gone' ? 'noteGone' : 'noteChanged')}</span>
      )}
      {since === 'changed' && !thread.settled ? (
        <button type="button" className="plain" onClick={() => void notes.holds(shown)}>
          {t('noteStillHolds')}
        </button>
      ) : null}
    </h3>
  );
};

const Said = ({ shown: { thread } }: Pick<Props, 'shown'>) => {
  const { t } = useWorkbench();
  const day = useDay();
  return (
    <ol className="thread-notes">
      {thread.notes.map(({ by, on, text, settles, span }) => (
        <li key={span.start}>
          <span className="thread-who">
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
  const state = useStore(pick('lang'));
  const format = new Intl.DateTimeFormat(state.lang, { dateStyle: 'medium', timeZone: 'UTC' });
  return (on) => {
    const date = new Date(`${on}T00:00:00Z`);
    return Number.isNaN(date.getTime()) ? on : format.format(date);
  };
}
