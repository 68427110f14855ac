import { makeMap, mapType, members, type RunValue } from '@sandtable/eval';
import { answerType, type Choice, type Guard } from '@sandtable/model';
import { valueOfPicks } from '@sandtable/reference';
import { isTrue, type Look, within } from './look.ts';

type Plain = Exclude<Choice, { form: 'menu' }>;

/** An assignment as far as it goes: what its keys have been given, and the key and the member in question. */
interface Assigned {
  readonly given: ReadonlyMap<number, RunValue>;
  readonly key: number;
  readonly ordinal: number;
}

/** A condition, and the look in which it does not hold. */
interface Broken {
  readonly look: Look;
  readonly guards: readonly Guard[];
}

/**
 * The conditions of a whole assignment that the member breaks next to what other keys have been given: those that hold
 * as long as its key has nothing. Only where keys may stay empty: what the others will get isn't known yet.
 */
export function brokenWith(look: Look, choice: Plain, { given, key, ordinal }: Assigned): Broken {
  const { each, such, result } = choice;
  if (each === undefined || choice.form !== 'optional') return { look, guards: [] };
  const keys = new Set(members(look.env, each.over));
  const type = mapType(answerType(choice));
  const proposed = (own: RunValue): Look => {
    const inner = within(look, [result]);
    const at = (one: number): RunValue => (one === key ? own : (given.get(one) ?? 0));
    inner.env.frame.values[result] = makeMap(type, (one) => (keys.has(one) ? at(one) : undefined));
    return inner;
  };
  const empty = proposed(0);
  return {
    look: proposed(valueOfPicks(choice, [ordinal])),
    guards: such.filter(({ test }) => isTrue(empty, test)),
  };
}
