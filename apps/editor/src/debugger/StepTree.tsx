import { type KeyboardEvent, type MouseEvent, useMemo, useRef } from 'react';
import { useWorkbench } from '../context.ts';
import { rowsOf } from '../explain/rows-of.ts';
import type { DescribedStep } from '../workers/why-protocol.ts';
import styles from './StepDebugger.module.css';
import { StepLine } from './StepLine.tsx';
import { keyedStep } from './step-keys.ts';
import { useDrawnSteps } from './useDrawnSteps.ts';

interface Props {
  readonly label: string;
  readonly steps: readonly DescribedStep[];
  /** The step that is shown. */
  readonly at: number;
  /** Steps whose parts are not shown. */
  readonly folded: ReadonlySet<number>;
  readonly onFold: (step: number, on: boolean) => void;
}

/** A step is shown by click and by the keys of a tree; only the steps in sight are drawn. */
export const StepTree = ({ label, steps, at, folded, onFold }: Props) => {
  const { bench } = useWorkbench();
  const rows = useMemo(() => rowsOf(steps, folded), [steps, folded]);
  const tree = useRef<HTMLDivElement>(null);
  const drawn = useDrawnSteps(tree, rows, at);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = keyedStep(event.key, rows, at, folded);
    if (next === undefined) return;
    event.preventDefault();
    if (next.fold !== undefined) return onFold(at, next.fold);
    drawn.focusOn(next.to);
    bench.why.show(next.to);
  };
  const onClick = ({ target }: MouseEvent): void => {
    const row = stepAt(target);
    if (row === undefined) return;
    if (target instanceof Element && target.closest('[data-fold]')) onFold(row, !folded.has(row));
    else bench.why.show(row);
  };
  return (
    <div ref={tree} role="tree" className={styles.tree} aria-label={label} onKeyDown={onKeyDown} onClick={onClick}>
      <div role="none" className={styles.rows} style={{ height: drawn.rows.getTotalSize() }}>
        {drawn.rows.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <StepLine
              key={row.at}
              ref={drawn.rows.measureElement}
              {...{ row, index, start }}
              isOpen={!folded.has(row.at)}
              isShown={row.at === at}
            />
          );
        })}
      </div>
    </div>
  );
};

/** The step that was clicked. */
function stepAt(target: EventTarget): number | undefined {
  const line = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null;
  return line === null ? undefined : Number(line.dataset.step);
}
