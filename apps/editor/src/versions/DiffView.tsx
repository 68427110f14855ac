import { useMemo } from 'react';
import { useWorkbench } from '../context.ts';
import { type DiffLine, lineDiff } from '../state/line-diff.ts';
import { ScrollRegion } from '../ui/ScrollRegion.tsx';
import styles from './DiffView.module.css';
import { nearChanges } from './near-changes.ts';

/** More lines than this nobody reads in a list. */
const MOST = 600;

/** What two texts do not share, line by line, with a sign before each that says so without color. */
export const DiffView = ({ before, after }: { readonly before: string; readonly after: string }) => {
  const { t } = useWorkbench();
  const lines = useMemo(() => nearChanges(lineDiff(before, after)), [before, after]);
  if (lines.length === 0) return <p className="quiet">{t('noDifference')}</p>;
  return (
    <ScrollRegion aria-label={t('differences')} className={styles.diff} data-part="diff">
      <pre>
        {lines.slice(0, MOST).map(({ at, line }) => (
          <Line key={at} line={line} />
        ))}
        {lines.length > MOST ? <span className={styles.same}>{t('moreLines', { n: lines.length - MOST })}</span> : null}
      </pre>
    </ScrollRegion>
  );
};

const Line = ({ line }: { readonly line: DiffLine | undefined }) => {
  if (line === undefined) return <span className={styles.same}>{'⋯\n'}</span>;
  if (line.sign === '+') return <ins>{`+ ${line.text}\n`}</ins>;
  if (line.sign === '-') return <del>{`− ${line.text}\n`}</del>;
  return <span className={styles.same}>{`  ${line.text}\n`}</span>;
};
