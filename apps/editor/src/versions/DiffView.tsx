import { useMemo } from 'react';
import { useWorkbench } from '../context.ts';
import { type DiffLine, lineDiff } from './line-diff.ts';

/** How many lines that are the same stand around those that are not. */
const AROUND = 3;
/** More lines than this nobody reads in a list. */
const MOST = 600;

/** What two texts do not share, line by line, with a sign before each that says so without colour. */
export const DiffView = ({ before, after }: { readonly before: string; readonly after: string }) => {
  const { t } = useWorkbench();
  const lines = useMemo(() => nearChanges(lineDiff(before, after)), [before, after]);
  if (lines.length === 0) return <p className="quiet">{t('noDifference')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to scroll it
    <pre className="diff" tabIndex={0}>
      {lines.slice(0, MOST).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole
        <span key={i} className={CLASS[line?.sign ?? '…']}>
          {line === undefined ? '⋯' : `${line.sign === '-' ? '−' : line.sign} ${line.text}`}
          {'\n'}
        </span>
      ))}
      {lines.length > MOST ? <span className="gap">{t('moreLines', { n: lines.length - MOST })}</span> : null}
    </pre>
  );
};

const CLASS = { ' ': 'same', '-': 'removed', '+': 'added', '…': 'gap' } as const;

/** The changed lines and a few around them; nothing where others are left out. */
const nearChanges = (lines: readonly DiffLine[]): readonly (DiffLine | undefined)[] => {
  const changed = lines.flatMap(({ sign }, i) => (sign === ' ' ? [] : [i]));
  const shown = new Set(changed.flatMap((i) => Array.from({ length: 2 * AROUND + 1 }, (_, d) => i - AROUND + d)));
  return lines.flatMap((line, i) => {
    if (shown.has(i)) return [line];
    return shown.has(i - 1) ? [undefined] : [];
  });
};
