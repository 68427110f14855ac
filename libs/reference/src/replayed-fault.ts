import { codeAt, type Model } from '@sandtable/model';
import type { NamedByHand } from './by-hand.ts';
import { type FaultValue, valuesAt } from './fault-values.ts';
import { type NamedAnswer, namedAnswer, ordinalNamed } from './named.ts';
import { type Reference, start } from './reference.ts';
import { BUDGET } from './world.ts';

/** A match by names, as saves keep it. */
export interface NamedMatch {
  readonly seats: string;
  readonly seed: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly decisions: readonly NamedDecision[];
  /** What was done by hand after so many decisions. */
  readonly hand?: readonly { readonly after: number; readonly act: NamedByHand }[];
}
interface NamedDecision {
  readonly choice: string;
  readonly role: string;
  readonly answer: NamedAnswer;
}

/**
 * Plays a match again that a fault ended, and tells what the fault met. `code` is that of the fault, `fault/range`.
 * Undefined where the match does not come to it here: where a decision does not fit, or something else goes wrong first.
 */
export function faultValues(model: Model, match: NamedMatch, code: string): readonly FaultValue[] | undefined {
  const layout = model.seats.layouts.findIndex(({ name }) => name === match.seats);
  if (layout < 0) return undefined;
  // Modules count a step for a turn of a loop, and here each statement is one. A budget that is used up there must not be
  // used up earlier here, in a loop that does end; and other faults are not to be missed for want of it.
  const budget = (code === 'fault/budget' ? 4 : 64) * BUDGET;
  const again = start(model, { seed: match.seed | 0, layout, options: optionCodes(model, match.options), budget });
  for (const [i, decision] of match.decisions.entries())
    if (!put(again, match, i) || !decide(model, again, decision)) return undefined;
  const { fault } = again.position;
  return fault && `fault/${fault.name}` === code ? valuesAt(model, fault.met) : undefined;
}

const put = (again: Reference, { hand = [] }: NamedMatch, after: number): boolean =>
  hand.every((one) => one.after !== after || again.put(one.act));

/** A code per option and ruling; one that is not named, or has no such value, is as the rules say. */
const optionCodes = (model: Model, options: NamedMatch['options']): readonly number[] =>
  model.settings.flatMap(({ sort, name, type, value }) => {
    if (sort === 'constant') return [];
    const ordinal = ordinalNamed(model, type, options[name]);
    if (ordinal !== undefined) return [codeAt(type, ordinal)];
    return typeof value === 'number' ? [value] : [0];
  });

/** Whether the decision fits. Of several who are asked at the same time it is that of its role. */
function decide(model: Model, match: Reference, { choice, role, answer }: NamedDecision): boolean {
  const members = model.kinds[model.seats.kind]?.members ?? [];
  const number = match.asks.findIndex(
    (ask) => model.choices[ask.choice]?.path === choice && members[ask.role]?.id === role,
  );
  const asked = model.choices[match.asks[number]?.choice ?? -1];
  const codes = asked && namedAnswer(model, asked, answer);
  if (codes === undefined) return false;
  match.select(number);
  if (!match.legal(codes)) return false;
  match.decide(codes);
  return true;
}
