import type { Expr, Local, Model } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { type Env, entry, makeFrame, type World } from './env.ts';
import { makeEnv } from './evaluate.ts';
import { Fault, type FaultName } from './fault.ts';
import { makeMemory } from './memory.ts';
import type { RunValue } from './value.ts';

type Constant = { readonly value: RunValue } | { readonly fault: FaultName; readonly span: Span };

/** Generous for tables of a few thousand entries, short enough not to be felt while typing. */
const BUDGET = 2_000_000;
/** Members that may be looked at meanwhile. */
const TURNS = 1_000_000;

/** An expression over the state a match begins with, with settings as declared and nobody seated. */
export function evaluateConstant(
  model: Model,
  expr: Expr,
  locals: readonly Local[] = [],
  args: readonly RunValue[] = [],
): Constant {
  try {
    return { value: constantEnv(model, locals, args).value(expr) };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.fault, span: error.span };
    throw error;
  }
}

export const constantEnv = (model: Model, locals: readonly Local[], args: readonly RunValue[] = []): Env =>
  makeEnv(model, initialWorld(model), makeFrame(locals, args));

function initialWorld(model: Model): World {
  return {
    field: (field, member) => entry(entry(model.fields, field).values, member),
    state: (state) => entry(model.states, state).initial,
    setting: (setting) => entry(model.settings, setting).value,
    seatOf: () => -1,
    automated: () => false,
    layout: 0,
    // Nothing is written here, so what a function has found stays true.
    memory: makeMemory(),
    spend: spender(BUDGET),
    turn: spender(TURNS),
  };
}

/** Counts down from `budget`. */
function spender(budget: number): (span: Span) => void {
  let remaining = budget;
  return (span) => {
    if (remaining-- <= 0) throw new Fault('budget', span);
  };
}
