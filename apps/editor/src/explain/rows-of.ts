import type { DescribedStep } from '../workers/why-protocol.ts';

/** A step that can be seen, as a row of a tree. */
export interface Row {
  readonly at: number;
  readonly step: DescribedStep;
  /** Whether there is something within it. */
  readonly folds: boolean;
}

/** The steps that are not folded away, in their order. */
export function rowsOf(steps: readonly DescribedStep[], folded: ReadonlySet<number>): readonly Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < steps.length; ) {
    const step = steps[at];
    if (step === undefined) break;
    rows.push({ at, step, folds: step.until > at + 1 });
    at = folded.has(at) ? Math.max(at + 1, step.until) : at + 1;
  }
  return rows;
}

/** The step next to one: into it, over it, out of it, or back. Stays where there is none. */
export function stepFrom(steps: readonly DescribedStep[], at: number, way: 'into' | 'over' | 'out' | 'back'): number {
  const here = steps[at];
  if (here === undefined) return at;
  if (way === 'into') return Math.min(at + 1, steps.length - 1);
  if (way === 'back') return Math.max(0, at - 1);
  if (way === 'over') return Math.min(Math.max(here.until, at + 1), steps.length - 1);
  const around = steps.slice(0, at).findLastIndex(({ depth, until }) => depth < here.depth && until > at);
  return around < 0 ? at : Math.min(steps[around]?.until ?? at, steps.length - 1);
}
