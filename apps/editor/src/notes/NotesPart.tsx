import { useRef } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { type Shown, threadsIn } from '../state/threads.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { NewThread } from './NewThread.tsx';
import styles from './NotesPart.module.css';
import { pressInNotes } from './notes-keys.ts';
import { ThreadView } from './ThreadView.tsx';
import { useNoteFocus } from './useNoteFocus.ts';
import { useNotes } from './useNotes.ts';

/** What was noted at rules: open threads first, then what is settled. */
export const NotesPart = () => {
  const { bench, t } = useWorkbench();
  const { noting, open, settled, meant } = useThreads();
  const notes = useNotes();
  const whole = useRef<HTMLElement>(null);
  const field = useNoteFocus(noting, meant !== undefined);
  // What had the focus has gone with what was written.
  const leave = (): void => {
    bench.actions.endNote();
    whole.current?.focus();
  };
  const list = { notes, meant, field, onMoved: leave };
  return (
    <section
      className={styles.notes}
      ref={whole}
      tabIndex={-1}
      aria-label={t('notes')}
      onKeyDown={(event) => pressInNotes(event, notes)}
    >
      {noting !== undefined && meant === undefined ? (
        <NewThread part={noting.part} notes={notes} field={field} onLeave={leave} />
      ) : null}
      {open.length + settled.length === 0 && noting === undefined ? <p className="quiet">{t('notesNone')}</p> : null}
      <Threads label={t('noteOpen', { n: open.length })} threads={open} {...list} />
      <Settled threads={settled} {...list} />
    </section>
  );
};

const Settled = (props: Omit<ThreadsProps, 'label'>) => {
  const { t } = useWorkbench();
  if (props.threads.length === 0) return null;
  return (
    <Disclosure summary={t('notesSettled', { n: props.threads.length })}>
      <Threads {...props} />
    </Disclosure>
  );
};

/** The threads of the open ruleset; `meant` is the one that someone begins to write in. */
function useThreads() {
  const state = useStore(pick('ruleset', 'buffers', 'noted', 'noting'));
  const { noting } = state;
  const all = threadsIn(state);
  const open = all.filter(({ thread }) => !thread.settled);
  const settled = all.filter(({ thread }) => thread.settled);
  return { noting, open, settled, meant: open.find(({ thread }) => thread.part === noting?.part) };
}

interface ThreadsProps {
  readonly label?: string;
  readonly threads: readonly Shown[];
  readonly notes: ReturnType<typeof useNotes>;
  /** The one that is written in. */
  readonly meant: Shown | undefined;
  readonly field: ReturnType<typeof useNoteFocus>;
  readonly onMoved: () => void;
}

const Threads = ({ label, threads, notes, meant, field, onMoved }: ThreadsProps) => (
  <ul aria-label={label}>
    {threads.map((shown) => (
      <ThreadView
        key={`${shown.index} ${shown.thread.part}`}
        shown={shown}
        notes={notes}
        field={shown === meant ? field : undefined}
        onMoved={onMoved}
      />
    ))}
  </ul>
);
