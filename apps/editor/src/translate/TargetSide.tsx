import { type Pair, remarksIn } from '@sandtable/l10n';
import type { TermBase } from '@sandtable/messages';
import { ArrowDown, ArrowUp, ListChecks, TextSelect } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Row as Line } from '../ui/Row.tsx';
import { AuthorField } from './AuthorField.tsx';
import { EntryFindings } from './EntryFindings.tsx';
import styles from './EntrySide.module.css';
import { insertableFor } from './glossary.ts';
import { Insertable, insertAtCaret } from './Insertable.tsx';
import { NotesField } from './NotesField.tsx';
import { OutsideSuggestions } from './OutsideSuggestions.tsx';
import { ReviewState } from './ReviewState.tsx';
import type { Row } from './rows.ts';
import { Suggestions } from './Suggestions.tsx';
import { suggestionsFor } from './suggestions.ts';
import { TargetFields } from './TargetFields.tsx';
import type { Writing } from './useWriting.ts';
import { pressInField, type WritingActions } from './writing-keys.ts';

interface Props {
  readonly row: Row;
  readonly lang: string;
  readonly bases: readonly TermBase[];
  /** What was translated elsewhere. */
  readonly memory: readonly Pair[];
  readonly writing: Writing;
  /** Goes one text on, or one back. */
  readonly onStep: (by: 1 | -1) => void;
  /** Goes to the next text that is still to be done. */
  readonly onUnfinished: () => void;
}

/** Where the translation is written, with what the source takes from the rules at hand. */
export const TargetSide = (props: Props) => {
  const { row, lang, bases, memory, writing } = props;
  const { t } = useWorkbench();
  const { key, entry, findings } = row;
  const side = useFieldFocus(key);
  const area = useRef<HTMLTextAreaElement>(null);
  const all = useMemo(() => insertableFor(entry.source, bases, lang), [entry.source, bases, lang]);
  const suggestions = useMemo(() => suggestionsFor(row, memory), [row, memory]);
  const insert = (what: string): void => insertAtCaret(fieldIn(side.current, area.current), what);
  const take = (target: string): void => writing.rewrite([wholly(row, target)]);
  const actions: WritingActions = {
    ...writing,
    step: props.onStep,
    nextUnfinished: props.onUnfinished,
    review: () => (row.standing === 'fuzzy' ? writing.lookedAt(key) : writing.forReview(key)),
    copySource: () => take(entry.source),
    insert: (at) => all[at] !== undefined && insert(all[at]),
    suggest: (at) => suggestions[at] && take(suggestions[at].target),
  };
  return (
    <section ref={side} className={styles.side} aria-label={t('target', { lang })}>
      <Head lang={lang} actions={actions} />
      {writing.refused() ? <Notice>{t('unreadable')}</Notice> : null}
      <TargetFields
        entry={entry}
        lang={lang}
        area={area}
        onWrite={(text, form) => writing.type(key, text, form)}
        onKey={(event) => pressInField(event, actions)}
      />
      <ReviewState row={row} onReviewed={actions.review} onForReview={actions.review} />
      <Insertable all={all} onInsert={insert} />
      <Suggestions suggestions={suggestions} source={entry.source} lang={lang} onTake={take} />
      <OutsideSuggestions key={`${key} outside`} source={entry.source} lang={lang} onTake={take} />
      <NotesField key={key} notes={remarksIn(entry.notes)} onWrite={(notes) => writing.note(key, notes)} />
      <AuthorField notes={entry.notes} />
      <EntryFindings findings={findings} />
    </section>
  );
};

/** Puts another text in the place of the whole translation. */
const wholly = (of: Row, after: string) => ({
  ...{ of, after, form: 0, isBroken: false },
  before: of.entry.targets[0] ?? '',
});

const Head = ({ lang, actions }: { readonly lang: string; readonly actions: WritingActions }) => {
  const { t } = useWorkbench();
  return (
    <>
      <h3>{t('target', { lang })}</h3>
      <Line className={styles.acts}>
        <IconButton label={t('previousText')} keys="Alt+↑" icon={ArrowUp} onClick={() => actions.step(-1)} />
        <IconButton label={t('nextText')} keys="Alt+↓" icon={ArrowDown} onClick={() => actions.step(1)} />
        <Button look="plain" icon={ListChecks} aria-keyshortcuts="Control+Enter" onClick={actions.nextUnfinished}>
          {t('nextUnfinished')}
        </Button>
        <Button look="plain" icon={TextSelect} aria-keyshortcuts="Alt+0" onClick={actions.copySource}>
          {t('copySource')}
        </Button>
      </Line>
    </>
  );
};

/** Who goes to another text wants to write; who opens the view may want to look around first. */
function useFieldFocus(key: string) {
  const side = useRef<HTMLElement>(null);
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current !== key) side.current?.querySelector('textarea')?.focus();
    lastKey.current = key;
  }, [key]);
  return side;
}

/** The field that was written into last, else the first. */
const fieldIn = (side: HTMLElement | null, last: HTMLTextAreaElement | null): HTMLTextAreaElement | null =>
  last?.isConnected ? last : (side?.querySelector('textarea') ?? null);
