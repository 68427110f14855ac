import type { Env, Frame } from '@sandtable/eval';
import type { Model, Stmt, Watcher } from '@sandtable/model';
import type { MatchOnlooker } from '@sandtable/reference';
import type { Span } from '@sandtable/text';
import { type Shadow, shadowOf, type Written } from './shadow.ts';
import { nameOf, resultOf, turnOf } from './step-words.ts';

/** Something a decision did: a statement, or a `whenever` that came true. */
export interface Step {
  readonly span: Span;
  readonly sort: Stmt['s'] | 'whenever';
  readonly depth: number;
  /** The number of the first step that is no longer within this one. */
  readonly end: number;
  /** It began in an earlier decision and goes on. */
  readonly resumed: boolean;
  /** For whom a turn of a loop is: `t = r1`. */
  readonly of: string;
  /** What is called, asked, rolled or logged. */
  readonly name: string;
  /** What came of it: a test, a roll, an answer, a local. */
  readonly result: string;
  readonly changes: readonly Written[];
}

type Draft = { -readonly [K in keyof Step]: Step[K] };

/** A statement that goes on, in whose locals. */
interface Open {
  readonly step: Draft;
  readonly stmt: Stmt | undefined;
  readonly frame: Frame;
}

/** What a decision did; `cut` where it did more than is kept. */
export interface Record {
  readonly steps: readonly Step[];
  readonly cut: boolean;
  /** Values of the position before the first step, by path. */
  readonly before: Readonly<{ [path: string]: readonly Written['before'][] }>;
}

/** Looks on at a match and keeps what its decisions do. */
export interface Recorder extends MatchOnlooker {
  /** A decision begins; `number` is kept as the last one at which a statement ran. */
  begin(env: Env | undefined, number: number): void;
  record(): Record;
  /** The number of the decision at which a statement began last. */
  lastAt(stmt: Stmt): number | undefined;
  /** Whether a statement goes on. */
  goesOn(stmt: Stmt): boolean;
  /** Is shown every statement and every `whenever` before it is run. */
  probe: ((env: Env, stmt: Stmt | Watcher) => void) | undefined;
}

/** So many steps of one decision are kept: more than somebody goes through one by one. */
const KEPT = 4000;

export function recorder(model: Model): Recorder {
  const shadow: Shadow = shadowOf(model);
  const stacks = new Map<object | undefined, Open[]>([[undefined, []]]);
  const last = new Map<Stmt, number>();
  let lane: object | undefined;
  let watcher: { readonly env: Env; readonly watcher: Watcher } | undefined;
  let steps: Draft[] = [];
  let cut = false;
  let number = 0;
  let before: Record['before'] = shadow.whole();

  const main = (): Open[] => stacks.get(undefined) ?? [];
  const stack = (): Open[] => stacks.get(lane) ?? [];
  const depth = (): number => (lane === undefined ? 0 : main().length) + stack().length;
  const push = (frame: Frame, stmt: Stmt | undefined, step: Omit<Step, 'depth' | 'end' | 'resumed'>): Draft => {
    const made: Draft = { ...step, depth: depth(), end: steps.length + 1, resumed: false };
    if (steps.length < KEPT) steps.push(made);
    else cut = true;
    stack().push({ step: made, stmt, frame });
    return made;
  };
  const pop = (): Draft | undefined => {
    const top = stack().pop()?.step;
    if (top) top.end = steps.length;
    return top;
  };
  /** The body of a `whenever` has no end of its own: it is over when something else comes. */
  const leave = (frame: Frame | undefined): void => {
    const top = stack().at(-1);
    if (top && top.stmt === undefined && top.frame !== frame) pop();
  };
  const enterWatcher = ({ frame }: Env): void => {
    if (watcher?.env.frame !== frame) return;
    const { at } = watcher.watcher;
    push(frame, undefined, { span: at.span, sort: 'whenever', of: '', name: '', result: '', changes: [] });
    watcher = undefined;
  };

  return {
    probe: undefined,
    begin(env, now) {
      leave(undefined);
      number = now;
      cut = false;
      if (env) shadow.renew(env);
      before = shadow.whole();
      steps = [];
      const open = [...stacks.values()].flat();
      for (const [i, { step }] of open.entries())
        Object.assign(step, { resumed: true, end: i + 1, changes: [], of: '' });
      steps.push(...open.map(({ step }) => step));
    },
    begins(env, stmt) {
      leave(env.frame);
      enterWatcher(env);
      this.probe?.(env, stmt);
      last.set(stmt, number);
      const of = turnOf(env, stack().at(-1)?.stmt, stmt);
      push(env.frame, stmt, { span: stmt.span, sort: stmt.s, of, ...nameOf(env, stmt), changes: [] });
    },
    ends(env, stmt) {
      leave(env.frame);
      const step = pop();
      if (step === undefined) return;
      step.changes = shadow.after(env, stmt);
      step.result = resultOf(env, stmt) ?? step.result;
    },
    inLane(next, anew) {
      lane = next;
      if (next !== undefined && (anew || !stacks.has(next))) stacks.set(next, []);
    },
    watches(env, one) {
      leave(undefined);
      this.probe?.(env, one);
      watcher = { env, watcher: one };
    },
    record() {
      leave(undefined);
      for (const { step } of [...stacks.values()].flat()) step.end = steps.length;
      return { steps: steps.map((step) => ({ ...step })), cut, before };
    },
    lastAt: (stmt) => last.get(stmt),
    goesOn: (stmt) => [...stacks.values()].some((open) => open.some((one) => one.stmt === stmt)),
  };
}
