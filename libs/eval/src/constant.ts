import type { Expr, Local, Model } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { type Env, entry, makeFrame, type World } from './env.ts';
import { makeEnv } from './evaluate.ts';
import { Fault, type FaultName } from './fault.ts';
import { type Memory, makeMemory } from './memory.ts';
import type { RunValue } from './value.ts';

type Constant = { readonly value: RunValue } | { readonly fault: FaultName; readonly span: Span };

/** Generous for tables of a few thousand entries, short enough not to be felt while typing. */
const BUDGET = 2_000_000;
/** Members that may be looked at meanwhile. */
const TURNS = 1_000_000;

/**
 * An expression over the state a match begins with, with settings as declared and nobody seated. What functions give there is
 * always the same, so a memory can be passed from one expression to the next.
 */
export function evaluateConstant(
  model: Model,
  expr: Expr,
  locals: readonly Local[] = [],
  args: readonly RunValue[] = [],
  memory = makeMemory(),
): Constant {
  try {
    return { value: makeEnv(model, initialWorld(model, memory), makeFrame(locals, args)).value(expr) };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.fault, span: error.span };
    throw error;
  }
}

export const constantEnv = (model: Model, locals: readonly Local[]): Env =>
  makeEnv(model, initialWorld(model, makeMemory()), makeFrame(locals));

function initialWorld(model: Model, memory: Memory): World {
  return {
    field: (field, member) => entry(entry(model.fields, field).values, member),
    state: (state) => entry(model.states, state).initial,
    setting: (setting) => entry(model.settings, setting).value,
    seatOf: () => -1,
    automated: () => false,
    layout: 0,
    memory,
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
