import { type Env, fork } from '@sandtable/eval';
import { blocksOf, type Model, type Procedure, type Stmt, type Watcher } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { explain } from './explain.ts';
import { nothingHidden } from './hides.ts';
import { lookAt } from './look.ts';
import type { Part } from './part.ts';
import { callsOf, type Spot, spotAt } from './place.ts';
import type { Recorder } from './record.ts';

/**
 * What became of a rule in a decision. `ran`: so many times. `test`: what stands around it was come to, and went another
 * way. `answer`: something else was chosen. `left`: what stands around it was left before, or still goes on. `uncalled`: the
 * procedure was not called; `whenever`: its condition was looked at.
 */
export interface Verdict {
  readonly what: 'ran' | 'test' | 'answer' | 'left' | 'uncalled' | 'whenever';
  /** Of `ran` how often. */
  readonly times: number;
  readonly name: string;
  /** The rule that is asked about, or what around it was come to. */
  readonly at: Span;
  /** The conditions that were looked at, the last ones. */
  readonly parts: readonly Part[];
  /** Of `uncalled`: what became of each place where it is called. */
  readonly callers: readonly Verdict[];
  /** The decision at which it was come to last. */
  readonly last: number | undefined;
}

/** Watches a rule while a decision is made. */
export interface RuleWatch {
  /** Is to be shown every statement of the decision. */
  readonly probe: NonNullable<Recorder['probe']>;
  verdict(recorder: Recorder): Verdict;
}

/** At most this many evaluations are shown. */
const MOST_SHOWN = 3;
/** So far callers of callers are asked about. */
const DEEP = 5;

interface Seen {
  times: number;
  parts: Part[];
}

/** Undefined where the place is in no procedure and no `whenever`. */
export function watchRule(model: Model, file: string, offset: number): RuleWatch | undefined {
  const spot = spotAt(model, file, offset);
  if (spot === undefined) return undefined;
  const spots = withCallers(model, spot, DEEP);
  const wanted = new Map<Stmt | Watcher, Seen>();
  for (const { owner, around } of spots)
    for (const one of [...around, ...('test' in owner ? [owner] : [])]) wanted.set(one, { times: 0, parts: [] });
  return {
    probe: (env, stmt) => {
      const seen = wanted.get(stmt);
      if (seen === undefined) return;
      seen.times += 1;
      const part = conditionOf(env, stmt);
      if (part) seen.parts = [...seen.parts, part].slice(-MOST_SHOWN);
    },
    verdict: (recorder) => verdictOn({ model, wanted, recorder }, spot, DEEP, new Set()),
  };
}

function withCallers(model: Model, spot: Spot, deep: number): readonly Spot[] {
  if (deep === 0 || !isProcedure(spot.owner)) return [spot];
  return [spot, ...callsOf(model, spot.owner).flatMap((caller) => withCallers(model, caller, deep - 1))];
}

const isProcedure = (owner: Procedure | Watcher): owner is Procedure => 'requires' in owner;

/** What decides how a statement goes on, as it is when it is come to. */
function conditionOf(env: Env, stmt: Stmt | Watcher): Part | undefined {
  const look = lookAt(fork(env), nothingHidden);
  if (!('s' in stmt)) return explain(look, stmt.test);
  if (stmt.s === 'if' || stmt.s === 'while') return explain(look, stmt.test);
  if (stmt.s === 'match') return explain(look, stmt.subject);
  if (stmt.s === 'repeat') return explain(look, stmt.times);
  if (stmt.s !== 'for') return undefined;
  const { binder, where, span } = stmt;
  if (where === undefined) return explain(look, binder.over);
  return explain(look, { e: 'filter', binder, where, type: binder.over.type, span });
}

interface Judging {
  readonly model: Model;
  readonly wanted: ReadonlyMap<Stmt | Watcher, Seen>;
  readonly recorder: Recorder;
}

function verdictOn(judging: Judging, { owner, around }: Spot, deep: number, asked: Set<object>): Verdict {
  const { model, wanted, recorder } = judging;
  const timesOf = (one: Stmt): number => (wanted.get(one)?.times ?? 0) + (recorder.goesOn(one) ? 1 : 0);
  const target = around.at(-1);
  const name = 'name' in owner ? owner.name : '';
  const last = lastOf(recorder, around);
  const common = { name, times: 0, parts: [], callers: [], last };
  const at = target?.span ?? owner.at.span;
  if (target && timesOf(target) > 0) return { ...common, what: 'ran', times: timesOf(target), at };
  const reached = around.findLastIndex((one) => timesOf(one) > 0);
  const outer = around[reached];
  if (outer !== undefined) {
    const parts = wanted.get(outer)?.parts ?? [];
    const next = around[reached + 1];
    return { ...common, what: wayOf(recorder, outer, next, parts), at: outer.span, parts };
  }
  if (!isProcedure(owner))
    return { ...common, what: 'whenever', at: owner.at.span, parts: wanted.get(owner)?.parts ?? [] };
  if (deep === 0 || asked.has(owner)) return { ...common, what: 'uncalled', at };
  asked.add(owner);
  const callers = callsOf(model, owner).map((caller) => verdictOn(judging, caller, deep - 1, asked));
  return { ...common, what: 'uncalled', at, callers };
}

function wayOf(recorder: Recorder, around: Stmt, next: Stmt | undefined, parts: readonly Part[]): Verdict['what'] {
  if (around.s === 'menu') return 'answer';
  if (parts.length === 0) return 'left';
  if (around.s === 'for' || around.s === 'while' || around.s === 'repeat')
    return wasIn(recorder, around) ? 'left' : 'test';
  if (around.s !== 'if' || next === undefined) return 'test';
  // The way to it was open, and left before it was come to.
  const isThen = blocksOf(around)[0]?.includes(next) === true;
  return parts.some(({ truth }) => truth === isThen) ? 'left' : 'test';
}

/** Whether a loop had a turn since it was come to last. */
function wasIn(recorder: Recorder, loop: Stmt): boolean {
  const [first] = blocksOf(loop)[0] ?? [];
  const turn = first && recorder.lastAt(first);
  return turn !== undefined && turn >= (recorder.lastAt(loop) ?? turn);
}

/** When the innermost of these that ever ran did so last. */
function lastOf(recorder: Recorder, around: readonly Stmt[]): number | undefined {
  const target = around.at(-1);
  return target && recorder.lastAt(target);
}
