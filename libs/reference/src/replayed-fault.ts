import type { Model } from '@sandtable/model';
import { beginningOf, courseOf, doNamed, type NamedMatch } from './by-name.ts';
import { type FaultValue, valuesAt } from './fault-values.ts';
import { start } from './reference.ts';
import { BUDGET, type Limits } from './world.ts';

// Modules count a step for a turn of a loop, and here each statement is one. A budget that is used up there must not be
// used up earlier here, in a loop that does end; and other faults are not to be missed for want of it.
const OTHER: Limits = { budget: 64 * BUDGET };
/** Whoever looks at members in members until the budget is used up is not waited for any longer than this. */
const USED_UP: Limits = { budget: 4 * BUDGET, members: 2_000_000 };

/**
 * Plays a match again that a fault ended, and tells what the fault met. `code` is that of the fault, `fault/range`.
 * Undefined where the match does not come to it here: where a decision does not fit, or something else goes wrong first.
 */
export function faultValues(model: Model, match: NamedMatch, code: string): readonly FaultValue[] | undefined {
  const how = beginningOf(model, match);
  if (how === undefined) return undefined;
  const again = start(model, { ...how, ...(code === 'fault/budget' ? USED_UP : OTHER) });
  for (const step of courseOf(match)) if (!doNamed(model, again, step)) return undefined;
  const { fault } = again.position;
  return fault && `fault/${fault.name}` === code ? valuesAt(model, fault.met) : undefined;
}
