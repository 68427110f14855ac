import type { KeyboardEvent, MouseEvent } from 'react';
import { useWorkbench } from '../context.ts';
import { rowsOf } from '../explain/rows-of.ts';
import type { ToldStep } from '../workers/why-protocol.ts';
import { StepLine } from './StepLine.tsx';
import { keyedStep } from './step-keys.ts';

interface Props {
  readonly label: string;
  readonly steps: readonly ToldStep[];
  /** The step that is shown. */
  readonly at: number;
  /** Steps whose parts are not shown. */
  readonly folded: ReadonlySet<number>;
  readonly onFold: (step: number, on: boolean) => void;
}

/** A step is shown by click and by the keys of a tree. */
export const StepTree = ({ label, steps, at, folded, onFold }: Props) => {
  const { bench } = useWorkbench();
  const rows = rowsOf(steps, folded);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = keyedStep(event.key, rows, at, folded);
    if (next === undefined) return;
    event.preventDefault();
    if (next.fold !== undefined) onFold(at, next.fold);
    else bench.why.show(next.to);
  };
  const onClick = ({ target }: MouseEvent): void => {
    const row = stepAt(target);
    if (row === undefined) return;
    if (target instanceof Element && target.closest('[data-fold]')) onFold(row, !folded.has(row));
    else bench.why.show(row);
  };
  return (
    <div role="tree" aria-label={label} onKeyDown={onKeyDown} onClick={onClick}>
      {rows.map((row) => (
        <StepLine key={row.at} row={row} isOpen={!folded.has(row.at)} isShown={row.at === at} />
      ))}
    </div>
  );
};

/** The step that was clicked. */
function stepAt(target: EventTarget): number | undefined {
  const line = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null;
  return line === null ? undefined : Number(line.dataset.step);
}
