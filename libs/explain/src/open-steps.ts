import type { Env, Frame } from '@sandtable/eval';
import type { Stmt } from '@sandtable/model';
import type { Step } from './step.ts';

type StepDraft = { -readonly [K in keyof Step]: Step[K] };

/** A statement that goes on, in whose locals. */
interface Open {
  readonly step: StepDraft;
  readonly stmt: Stmt | undefined;
  readonly frame: Frame;
}

/** The steps of a decision, and which of them go on: in the procedure, and in each lane of those that act at the same time. */
interface OpenSteps {
  /** A decision begins: what goes on from earlier ones comes first. */
  renew(): void;
  inLane(lane: object | undefined, anew: boolean): void;
  /** The statement within which the next one begins. */
  within(): Stmt | undefined;
  enter(frame: Env['frame'], stmt: Stmt | undefined, step: Omit<Step, 'depth' | 'end' | 'resumed'>): void;
  leave(): StepDraft | undefined;
  /** The body of a `whenever` has no end of its own: it is over when something else comes. */
  leaveWhenever(frame: Frame | undefined): void;
  goesOn(stmt: Stmt): boolean;
  /** What was kept, and whether there was more. */
  result(): { readonly steps: readonly Step[]; readonly cut: boolean };
}

/** So many steps of one decision are kept: more than someone goes through one by one. */
const KEPT = 4000;

export function openSteps(): OpenSteps {
  const stacks = new Map<object | undefined, Open[]>([[undefined, []]]);
  let lane: object | undefined;
  let steps: StepDraft[] = [];
  let cut = false;

  const all = (): readonly Open[] => [...stacks.values()].flat();
  const stack = (): Open[] => stacks.get(lane) ?? [];
  const depth = (): number => (lane === undefined ? 0 : (stacks.get(undefined)?.length ?? 0)) + stack().length;
  const leave = (): StepDraft | undefined => {
    const top = stack().pop()?.step;
    if (top) top.end = steps.length;
    return top;
  };

  return {
    renew: () => {
      cut = false;
      steps = all().map(({ step }, i) => Object.assign(step, { resumed: true, end: i + 1, changes: [], of: '' }));
    },
    inLane: (next, anew) => {
      lane = next;
      if (next !== undefined && (anew || !stacks.has(next))) stacks.set(next, []);
    },
    within: () => stack().at(-1)?.stmt,
    enter: (frame, stmt, step) => {
      const made: StepDraft = { ...step, depth: depth(), end: steps.length + 1, resumed: false };
      if (steps.length < KEPT) steps.push(made);
      else cut = true;
      stack().push({ step: made, stmt, frame });
    },
    leave,
    leaveWhenever: (frame) => {
      const top = stack().at(-1);
      if (top && top.stmt === undefined && top.frame !== frame) leave();
    },
    goesOn: (stmt) => all().some((one) => one.stmt === stmt),
    result: () => {
      for (const { step } of all()) step.end = steps.length;
      return { steps: steps.map((step) => ({ ...step })), cut };
    },
  };
}
