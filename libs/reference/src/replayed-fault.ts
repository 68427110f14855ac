import type { Model } from '@sandtable/model';
import { courseOf, doNamed, type NamedMatch, startNamed } from './by-name.ts';
import { type FaultValue, valuesAt } from './fault-values.ts';
import { BUDGET } from './world.ts';

/**
 * Plays a match again that a fault ended, and tells what the fault met. `code` is that of the fault, `fault/range`.
 * Undefined where the match does not come to it here: where a decision does not fit, or something else goes wrong first.
 */
export function faultValues(model: Model, match: NamedMatch, code: string): readonly FaultValue[] | undefined {
  // Modules count a step for a turn of a loop, and here each statement is one. A budget that is used up there must not be
  // used up earlier here, in a loop that does end; and other faults are not to be missed for want of it.
  const budget = (code === 'fault/budget' ? 4 : 64) * BUDGET;
  const again = startNamed(model, match, budget);
  if (again === undefined) return undefined;
  for (const step of courseOf(match)) if (!doNamed(model, again, step)) return undefined;
  const { fault } = again.position;
  return fault && `fault/${fault.name}` === code ? valuesAt(model, fault.met) : undefined;
}
