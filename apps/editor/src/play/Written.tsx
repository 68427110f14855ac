import { renderFinding } from '@sandtable/messages';
import type { AskView } from '@sandtable/session';
import { type Paper, readLines } from '@sandtable/session/notation';
import { useDeferredValue, useMemo, useState } from 'react';
import { useWorkbench } from '../context.ts';
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
      <Page key={`${ask.choice} ${ask.role}`} paper={paper} />
    </details>
  );
};

const Page = ({ paper }: { readonly paper: Paper }) => {
  const { bench, state, t } = useWorkbench();
  const [text, setText] = useState('');
  const settled = useDeferredValue(text);
  const { answer, notes } = useMemo(() => readLines(paper, settled.split('\n')), [paper, settled]);
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
            {renderFinding(note, state.lang)}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="primary"
        disabled={answer === undefined}
        onClick={() => answer !== undefined && void bench.play.decide(answer)}
      >
        {t('handIn')}
      </button>
    </>
  );
};
