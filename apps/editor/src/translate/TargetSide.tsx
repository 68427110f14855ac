import { insertable } from '@sandtable/l10n';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useWorkbench } from '../context.ts';
import type { Row } from './rows.ts';
import { TargetForms } from './TargetForms.tsx';
import type { Writing } from './useWriting.ts';

interface Props {
  readonly row: Row;
  readonly lang: string;
  readonly writing: Writing;
  /** Goes one text on, or one back. */
  readonly onStep: (by: 1 | -1) => void;
}

/** Where the translation is written, with what the source takes from the rules at hand. */
export const TargetSide = ({ row, lang, writing, onStep }: Props) => {
  const { bench, t } = useWorkbench();
  const side = useRef<HTMLElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const { key, entry, standing, findings } = row;
  const left = useRef(key);
  // Who goes to another text wants to write; who opens the view may want to look around first.
  useEffect(() => {
    if (left.current !== key) side.current?.querySelector('textarea')?.focus();
    left.current = key;
  }, [key]);
  return (
    <section ref={side} className="entry-side" aria-label={t('target', { lang })}>
      <div className="entry-head">
        <h3>{t('target', { lang })}</h3>
        <button type="button" className="plain" onClick={() => onStep(-1)}>
          {t('previousText')}
        </button>
        <button type="button" className="plain" onClick={() => onStep(1)}>
          {t('nextText')}
        </button>
      </div>
      {writing.refused() ? <p className="notice">{t('unreadable')}</p> : null}
      <TargetForms
        entry={entry}
        lang={lang}
        area={area}
        onWrite={(text, form) => writing.type(key, text, form)}
        onKey={(event) => press(event, writing, onStep)}
      />
      {standing === 'fuzzy' ? (
        <div className="entry-waits">
          <p>{t('lookedAtHint')}</p>
          <button type="button" className="primary" onClick={() => writing.lookedAt(key)}>
            {t('lookedAt')}
          </button>
        </div>
      ) : null}
      <Insertable source={entry.source} onInsert={(what) => insert(fieldIn(side.current, area.current), what)} />
      <ul className="entry-findings">
        {findings.map((one) => (
          <li key={`${one.code} ${one.message}`}>
            <span className={`severity ${one.severity}`}>{t(one.severity)}</span> {one.message}{' '}
            <button type="button" className="link" onClick={() => void bench.explain(one.code)}>
              {t('explain')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The field that was written into last, else the first. */
const fieldIn = (side: HTMLElement | null, last: HTMLTextAreaElement | null): HTMLTextAreaElement | null =>
  last?.isConnected ? last : (side?.querySelector('textarea') ?? null);

function insert(field: HTMLTextAreaElement | null, what: string): void {
  if (field === null) return;
  field.setRangeText(what, field.selectionStart, field.selectionEnd, 'end');
  // The event tells React, as typing does.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

const Insertable = ({ source, onInsert }: { readonly source: string; readonly onInsert: (what: string) => void }) => {
  const { t } = useWorkbench();
  const all = insertable(source);
  if (all.length === 0) return null;
  return (
    <fieldset className="insertable">
      <legend>{t('insert')}</legend>
      {all.map((what) => (
        <button key={what} type="button" onClick={() => onInsert(what)}>
          {what}
        </button>
      ))}
    </fieldset>
  );
};

/** One undo serves the view and the text, so the field must not keep one of its own. */
function press(event: KeyboardEvent, writing: Writing, onStep: Props['onStep']): void {
  const act = actionOf(event, writing, onStep);
  if (act === undefined) return;
  event.preventDefault();
  act();
}

function actionOf(event: KeyboardEvent, writing: Writing, onStep: Props['onStep']): (() => void) | undefined {
  if (event.altKey && event.key === 'ArrowDown') return () => onStep(1);
  if (event.altKey && event.key === 'ArrowUp') return () => onStep(-1);
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 's') return writing.save;
  if (key === 'y' || (key === 'z' && event.shiftKey)) return writing.redo;
  return key === 'z' ? writing.undo : undefined;
}
