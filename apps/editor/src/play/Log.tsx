import type { LogLine } from '@sandtable/session';
import { useEffect, useRef } from 'react';
import { useWorkbench } from '../context.ts';
import { useTexts } from './useTexts.ts';

/** Older lines stay in the match; a page need not hold thousands of them. */
const SHOWN = 300;

export const Log = ({ lines }: { readonly lines: readonly LogLine[] }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const end = useRef<HTMLOListElement>(null);
  const first = Math.max(0, lines.length - SHOWN);
  useEffect(() => {
    if (lines.length > 0) end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [lines.length]);
  return (
    <section className="log">
      <h2>{t('log')}</h2>
      {lines.length === 0 ? <p className="empty">{t('emptyLog')}</p> : null}
      <ol ref={end} start={first + 1}>
        {lines.slice(first).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their place, so the index is a name
          <li key={first + i} className={line.sort}>
            {texts.line(line)}
          </li>
        ))}
      </ol>
    </section>
  );
};
