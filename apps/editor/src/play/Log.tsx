import type { LogLine } from '@sandtable/session';
import { useEffect, useRef } from 'react';
import { useWorkbench } from '../context.ts';
import { useTexts } from './useTexts.ts';

/** Older lines stay in the match; a page need not hold thousands of them. */
const SHOWN = 300;

/** The course of the match, a line each; what the last decision brought is marked. */
export const Log = () => {
  const { state, t } = useWorkbench();
  const lines = state.view?.log ?? [];
  if (lines.length === 0) return <p className="empty">{t('emptyLog')}</p>;
  return <Lines lines={lines} latest={state.view?.decisions ?? 0} />;
};

const Lines = ({ lines, latest }: { readonly lines: readonly LogLine[]; readonly latest: number }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const first = Math.max(0, lines.length - SHOWN);
  useEffect(() => {
    if (lines.length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keys that scroll
    <ol ref={list} className="course" tabIndex={0} aria-label={t('log')}>
      {lines.slice(first).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their place, so the index is a name
        <li key={first + i} className={line.decision === latest ? `${line.sort} latest` : line.sort}>
          <span className="number">{line.sort === 'decision' ? line.decision : ''}</span>
          <span>{texts.line(line)}</span>
        </li>
      ))}
    </ol>
  );
};
