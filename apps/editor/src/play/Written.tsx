import { renderFinding } from '@sandtable/messages';
import type { AskView } from '@sandtable/session';
import { type Paper, readLines } from '@sandtable/session/notation';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { isDrafted } from '../state/half-answer.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { messageLanguage } from '../words.ts';
import styles from './Asking.module.css';
import { usePaper } from './useNotation.ts';

/** A question whose answer can be written or pasted, line by line; each line is shown as it was read. */
export const Written = ({ ask }: { readonly ask: AskView }) => {
  const { t } = useWorkbench();
  const paper = usePaper(ask);
  // Picks of a menu are half an answer; a draft can be written again at any time.
  if (paper === undefined || (ask.each === undefined && ask.picked.length > 0)) return null;
  return (
    <Disclosure className={styles.written} summary={t('write')}>
      <Page key={`${ask.choice} ${ask.role}`} paper={paper} drafted={isDrafted(ask)} />
    </Disclosure>
  );
};

interface PageProps {
  readonly paper: Paper;
  readonly drafted: boolean;
}

/** Lines about several pieces go into the draft as they are written, and are handed in with it. */
const Page = ({ paper, drafted }: PageProps) => {
  const { bench, t } = useWorkbench();
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
        onChange={({ target }) => setText(target.value)}
      />
      <Readings notes={notes} />
      {drafted ? null : (
        <Button
          look="primary"
          disabled={answer === undefined}
          onClick={() => answer !== undefined && void bench.play.decide(answer)}
        >
          {t('handIn')}
        </Button>
      )}
    </>
  );
};

/** How each line was read. */
const Readings = ({ notes }: Pick<ReturnType<typeof readLines>, 'notes'>) => {
  const { lang } = useStore(pick('lang', 'loadedLocale'));
  return (
    <ul className={styles.readings} data-part="readings" aria-live="polite">
      {notes.map((note) => (
        <li key={`${note.line} ${note.key ?? ''}`} data-reading={note.code.slice('notation/'.length)}>
          {renderFinding(note, messageLanguage(lang))}
        </li>
      ))}
    </ul>
  );
};
