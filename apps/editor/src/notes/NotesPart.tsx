import '../css/notes.css';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { SayForm } from './SayForm.tsx';
import { ThreadView } from './ThreadView.tsx';
import { type Shown, threadsIn } from './threads.ts';
import { type Notes, useNotes } from './useNotes.ts';

/** What was noted at rules: open threads first, then what is settled. */
export const NotesPart = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('ruleset', 'buffers', 'noted', 'noting'));
  const notes = useNotes();
  const all = threadsIn(state);
  const open = all.filter(({ thread }) => !thread.settled);
  const settled = all.filter(({ thread }) => thread.settled);
  const { noting } = state;
  const whole = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const meant = open.find(({ thread }) => thread.part === noting?.part);
  const isBegun = meant !== undefined;
  // Whoever asked for a rule goes on at what is said about it, and is not led there again.
  useEffect(() => {
    if (noting === undefined) return;
    field.current?.focus();
    field.current?.scrollIntoView({ block: 'nearest' });
    if (isBegun) bench.actions.endNote();
  }, [bench, noting, isBegun]);
  // What had the focus has gone with what was written.
  const leave = (): void => {
    bench.actions.endNote();
    whole.current?.focus();
  };
  const listed = (shown: Shown) => (
    <ThreadView
      key={`${shown.index} ${shown.thread.part}`}
      shown={shown}
      notes={notes}
      field={shown === meant ? field : undefined}
      onMoved={leave}
    />
  );
  return (
    <section
      className="notes"
      ref={whole}
      tabIndex={-1}
      aria-label={t('notes')}
      onKeyDown={(event) => press(event, notes)}
    >
      {noting !== undefined && meant === undefined ? (
        <NewThread part={noting.part} notes={notes} field={field} onLeave={leave} />
      ) : null}
      {all.length === 0 && noting === undefined ? <p className="quiet">{t('notesNone')}</p> : null}
      <ul className="threads" aria-label={t('noteOpen', { n: open.length })}>
        {open.map(listed)}
      </ul>
      {settled.length === 0 ? null : (
        <details>
          <summary>{t('notesSettled', { n: settled.length })}</summary>
          <ul className="threads">{settled.map(listed)}</ul>
        </details>
      )}
    </section>
  );
};

interface NewProps {
  readonly part: string;
  readonly notes: Notes;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onLeave: () => void;
}
const NewThread = ({ part, notes, field, onLeave }: NewProps) => {
  const { t } = useWorkbench();
  const begin = async (said: string): Promise<boolean> => {
    const isWritten = await notes.begin(part, said);
    if (isWritten) onLeave();
    return isWritten;
  };
  return (
    <div className="thread new">
      <h3 className="thread-head">
        {t('noteNew')} <code>{part}</code>
      </h3>
      <SayForm label={t('noteText', { rule: part })} send={t('noteLeave')} field={field} onSay={begin}>
        <button type="button" onClick={onLeave}>
          {t('cancel')}
        </button>
      </SayForm>
    </div>
  );
};

/** Undo takes back what was written; while somebody types it is his field's. */
function press(event: KeyboardEvent, notes: Notes): void {
  const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isTyping = (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) && target.value !== '';
  if (isTyping || altKey || !(ctrlKey || metaKey)) return;
  const pressed = key.toLowerCase();
  if (pressed !== 'z' && pressed !== 'y') return;
  event.preventDefault();
  if (pressed === 'y' || shiftKey) notes.redo();
  else notes.undo();
}
