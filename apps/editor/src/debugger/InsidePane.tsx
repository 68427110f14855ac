import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { type Row, rowsOf, stepFrom } from '../explain/rows-of.ts';
import { SeeingAll } from '../manual-edits/SeeingAll.tsx';
import { pick } from '../state/selectors.ts';
import type { Inside } from '../state/slices/analysis.ts';
import { stepOf } from '../state/why-client.ts';
import { StepLine } from './StepLine.tsx';

/** What a decision did, step by step: text and board follow the step that is shown. */
export const InsidePane = () => (
  <SeeingAll>
    <Shown />
  </SeeingAll>
);

const Shown = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('inside', 'view', 'viewer', 'at'));
  const { inside } = state;
  if (inside) return <Steps key={inside.record.step} inside={inside} />;
  return (
    <p className="empty">
      {t('insideHint')}{' '}
      <button type="button" onClick={() => void bench.why.inside()}>
        {t('lookInsideOf', { n: stepOf(state) })}
      </button>
    </p>
  );
};

/** What goes on since earlier decisions is folded away no less than what came of this one. */
const Steps = ({ inside: { record, at } }: { readonly inside: Inside }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('view', 'viewer', 'at'));
  const { steps, step: number, cut } = record;
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const tree = useRef<HTMLDivElement>(null);
  const rows = rowsOf(steps, folded);
  const fold = (row: number, on: boolean): void => {
    const next = new Set(folded);
    if (on) next.add(row);
    else next.delete(row);
    setFolded(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row of the step that is shown comes into sight.
  useEffect(() => {
    const row = tree.current?.querySelector<HTMLElement>('[aria-selected=true]');
    row?.scrollIntoView({ block: 'nearest' });
    if (tree.current?.contains(document.activeElement)) row?.focus();
  }, [at]);
  const go = (way: Parameters<typeof stepFrom>[2]): void => {
    if (way === 'into') fold(at, false);
    bench.why.show(stepFrom(steps, at, way));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = keyed(event.key, rows, at, folded);
    if (next === undefined) return;
    event.preventDefault();
    if (next.fold !== undefined) fold(at, next.fold);
    else bench.why.show(next.to);
  };
  return (
    <div className="inside">
      <div className="row-of-buttons" role="toolbar" aria-label={t('inside')}>
        <span>{t('insideOf', { n: number })}</span>
        {WAYS.map((way) => (
          <button key={way} type="button" disabled={stepFrom(steps, at, way) === at} onClick={() => go(way)}>
            {t(`step-${way}`)}
          </button>
        ))}
        <button type="button" disabled={number <= 0} onClick={() => void bench.why.inside(number - 1)}>
          {t('decisionBefore')}
        </button>
        <button type="button" disabled={number >= stepOf(state)} onClick={() => void bench.why.inside(number + 1)}>
          {t('decisionAfter')}
        </button>
        <button type="button" onClick={() => bench.why.leave()}>
          {t('insideLeave')}
        </button>
      </div>
      {cut ? <p className="quiet">{t('insideCut', { n: steps.length })}</p> : null}
      {steps.length === 0 ? <p className="empty">{t('insideNothing')}</p> : null}
      <div ref={tree} className="step-tree" role="tree" aria-label={t('insideOf', { n: number })} onKeyDown={onKeyDown}>
        {rows.map((row) => (
          <StepLine
            key={row.at}
            row={row}
            isOpen={!folded.has(row.at)}
            isShown={row.at === at}
            onFold={() => fold(row.at, !folded.has(row.at))}
          />
        ))}
      </div>
    </div>
  );
};

const WAYS = ['back', 'into', 'over', 'out'] as const;

/** Keys of a tree: up and down among what is seen, right opens or goes in, left closes or goes out. */
function keyed(
  key: string,
  rows: readonly Row[],
  at: number,
  folded: ReadonlySet<number>,
): { readonly to: number; readonly fold?: boolean } | undefined {
  const here = rows.findIndex((row) => row.at === at);
  const row = rows[here];
  if (row === undefined) return undefined;
  const to = (next: Row | undefined) => ({ to: next?.at ?? at });
  if (key === 'ArrowDown') return to(rows[here + 1]);
  if (key === 'ArrowUp') return to(rows[here - 1]);
  if (key === 'Home') return to(rows[0]);
  if (key === 'End') return to(rows.at(-1));
  if (key === 'ArrowRight') return row.folds && folded.has(at) ? { to: at, fold: false } : to(rows[here + 1]);
  if (key !== 'ArrowLeft') return undefined;
  if (row.folds && !folded.has(at)) return { to: at, fold: true };
  return to(rows.slice(0, here).findLast(({ step }) => step.depth < row.step.depth));
}
