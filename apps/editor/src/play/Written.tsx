import { renderFinding } from '@sandtable/messages';
import type { AskView } from '@sandtable/session';
import { type Paper, readLines } from '@sandtable/session/notation';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { toldIn } from '../words.ts';
import { isDrafted } from './draft.ts';
import { usePaper } from './useNotation.ts';

/** A question whose answer can be written or pasted, line by line; each line is told how it was read. */
export const Written = ({ ask }: { readonly ask: AskView }) => {
  const { t } = useWorkbench();
  const paper = usePaper(ask);
  // Picks of a menu are half an answer; a draft can be written anew at any time.
  if (paper === undefined || (ask.each === undefined && ask.picked.length > 0)) return null;
  return (
    <details className="written">
      <summary>{t('write')}</summary>
      <Page key={`${ask.choice} ${ask.role}`} paper={paper} drafted={isDrafted(ask)} />
    </details>
  );
};

/** Lines about several pieces go into the draft as they are written, and are handed in with it. */
const Page = ({ paper, drafted }: { readonly paper: Paper; readonly drafted: boolean }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('lang'));
  const [text, setText] = useState('');
  const settled = useDeferredValue(text);
  const { answer, picks, notes } = useMemo(() => readLines(paper, settled.split('\n')), [paper, settled]);
  const written = drafted && settled.trim() !== '' ? JSON.stringify(picks) : undefined;
  useEffect(() => {
    if (written !== undefined) void bench.play.fill(JSON.parse(written));
  }, [written, bench]);
  return (
    <>
      <textarea
        rows={Math.max(3, paper.each?.keys.length ?? 0)}
        spellCheck={false}
        aria-label={t('write')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul className="readings" aria-live="polite">
        {notes.map((note) => (
          <li key={`${note.line} ${note.key ?? ''}`} className={note.code.slice('notation/'.length)}>
            {renderFinding(note, toldIn(state.lang))}
          </li>
        ))}
      </ul>
      {drafted ? null : (
        <button
          type="button"
          className="primary"
          disabled={answer === undefined}
          onClick={() => answer !== undefined && void bench.play.decide(answer)}
        >
          {t('handIn')}
        </button>
      )}
    </>
  );
};
