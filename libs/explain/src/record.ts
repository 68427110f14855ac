import type { Env } from '@sandtable/eval';
import type { Model, Stmt, Watcher } from '@sandtable/model';
import type { MatchOnlooker } from '@sandtable/reference';
import { type Stories, stories } from './account/story.ts';
import { openSteps } from './open-steps.ts';
import { type Shadow, shadowOf, type Written } from './shadow.ts';
import type { Step } from './step.ts';
import { nameOf, resultOf, turnOf } from './step-words.ts';

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
  /** How what was written and rolled came about. */
  finished: Stories['finished'];
  /** The number of the decision at which a statement began last. */
  lastAt(stmt: Stmt): number | undefined;
  /** Whether a statement goes on. */
  goesOn(stmt: Stmt): boolean;
  /** Is shown every statement and every `whenever` before it is run. */
  probe: ((env: Env, stmt: Stmt | Watcher) => void) | undefined;
}

export function recorder(model: Model): Recorder {
  const shadow: Shadow = shadowOf(model);
  const open = openSteps();
  const telling = stories();
  const last = new Map<Stmt, number>();
  let watcher: { readonly env: Env; readonly watcher: Watcher } | undefined;
  let number = 0;
  let before: Record['before'] = shadow.whole();

  const enterWatcher = ({ frame }: Env): void => {
    if (watcher?.env.frame !== frame) return;
    const { at } = watcher.watcher;
    open.enter(frame, undefined, { span: at.span, sort: 'whenever', of: '', name: '', result: '', changes: [] });
    watcher = undefined;
  };

  return {
    probe: undefined,
    begin(env, now) {
      open.leaveWhenever(undefined);
      number = now;
      telling.begin();
      if (env) shadow.renew(env);
      before = shadow.whole();
      open.renew();
    },
    begins(env, stmt) {
      open.leaveWhenever(env.frame);
      enterWatcher(env);
      this.probe?.(env, stmt);
      telling.begins(env, stmt);
      last.set(stmt, number);
      const of = turnOf(env, open.within(), stmt);
      open.enter(env.frame, stmt, { span: stmt.span, sort: stmt.s, of, ...nameOf(env, stmt), changes: [] });
    },
    ends(env, stmt) {
      open.leaveWhenever(env.frame);
      telling.ends(env, stmt);
      const step = open.leave();
      if (step === undefined) return;
      step.changes = shadow.after(env, stmt);
      step.result = resultOf(env, stmt) ?? step.result;
    },
    inLane: (next, anew) => [open, telling].forEach((one) => void one.inLane(next, anew)),
    watches(env, one) {
      open.leaveWhenever(undefined);
      this.probe?.(env, one);
      watcher = { env, watcher: one };
    },
    record() {
      open.leaveWhenever(undefined);
      return { ...open.result(), before };
    },
    finished: telling.finished,
    lastAt: (stmt) => last.get(stmt),
    goesOn: open.goesOn,
  };
}
