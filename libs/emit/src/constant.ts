import { Fault, type Memory, makeEnv, makeFrame, makeMemory, type RunValue, type World } from '@sandtable/eval';
import type { Expr, Local, Model } from '@sandtable/model';

/** Statements that functions may run while one table is made. */
const BUDGET = 500_000;
/** Members that may be looked at for all tables of a module; what takes longer is found out in play. */
const TURNS = 2_000_000;
/** What is left of that, and what functions were found to give for their arguments, which is true for all tables. */
const shares = new WeakMap<Model, { turns: number; readonly memory: Memory }>();

/** Evaluates expressions over constants; `values` are the locals and may change from one evaluation to the next. */
export interface Evaluator {
  readonly values: (RunValue | undefined)[];
  /** Undefined where the expression faults. */
  value(e: Expr): RunValue | undefined;
}

export function evaluator(model: Model, locals: readonly Local[]): Evaluator {
  const frame = makeFrame(locals);
  const env = makeEnv(model, constants(model), frame);
  const value = (e: Expr): RunValue | undefined => {
    try {
      return env.value(e);
    } catch (error) {
      if (error instanceof Fault) return undefined;
      throw error;
    }
  };
  return { values: frame.values, value };
}

/** What constants can see of a match: nothing that changes. */
function constants(model: Model): World {
  let remaining = BUDGET;
  const shared = shares.get(model) ?? { turns: TURNS, memory: makeMemory() };
  shares.set(model, shared);
  const hidden = (): never => {
    throw new Error('a constant reads the position');
  };
  return {
    field: (field, member) => model.fields[field]?.values[member] ?? hidden(),
    state: hidden,
    setting: (setting) => model.settings[setting]?.value ?? hidden(),
    seatOf: hidden,
    automated: hidden,
    get layout() {
      return hidden();
    },
    memory: shared.memory,
    spend: (span) => {
      remaining -= 1;
      if (remaining < 0) throw new Fault('budget', span);
    },
    turn: (span) => {
      shared.turns -= 1;
      if (shared.turns < 0) throw new Fault('budget', span);
    },
  };
}
