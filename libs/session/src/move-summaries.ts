import type { GameModule } from '@sandtable/engine';
import type { LogLine } from './contract.ts';
import type { Step } from './history.ts';
import { fullLog, seenLog, seenNumbers } from './log.ts';

/** A step of a course in a list: its decision or manual edit, and the phase that it led to. */
export interface MoveSummary {
  readonly number: number;
  readonly line: LogLine | undefined;
  readonly phase: string | undefined;
  /** A result was forced there. */
  readonly isForced: boolean;
}

/** All steps after the start, including undone ones, as far as the seat may know about them. */
export function moveSummaries(module: GameModule, steps: readonly Step[], seat?: string): readonly MoveSummary[] {
  const log = seat === undefined ? fullLog(module, steps) : seenLog(module, steps, seat);
  const lines = new Map(
    log.flatMap((line) => (line.sort === 'decision' || line.sort === 'hand' ? [[line.decision, line] as const] : [])),
  );
  return numbered(module, steps, seat).map(({ step, number }) => ({
    number,
    line: lines.get(number),
    phase: phaseAt(module, step.position),
    isForced: step.forced !== undefined,
  }));
}

/** Where the phase changes: numbers of steps, and the phase that each leads to. */
export function phaseChanges(
  module: GameModule,
  steps: readonly Step[],
  seat?: string,
): readonly { readonly number: number; readonly phase: string }[] {
  let last: string | undefined;
  return [{ step: steps[0], number: 0 }, ...numbered(module, steps, seat)].flatMap(({ step, number }) => {
    const phase = step && phaseAt(module, step.position);
    const changed = phase !== last;
    last = phase;
    return changed && phase !== undefined ? [{ number, phase }] : [];
  });
}

const phaseAt = ({ info, layout }: GameModule, S: Int32Array): string | undefined => info.phases[S[layout.phase] ?? -1];

/** Steps that count for the seat, the last of each number. */
function numbered(module: GameModule, steps: readonly Step[], seat: string | undefined) {
  const numbers = seat === undefined ? steps.map((_, number) => number) : seenNumbers(module, steps, seat);
  return steps.flatMap((step, i) => {
    const number = numbers[i] ?? 0;
    return number > 0 && numbers[i + 1] !== number ? [{ step, number }] : [];
  });
}
