import { DRAWN, WON } from '@sandtable/engine';
import { asSet, entry, type RunValue, sameValue } from '@sandtable/eval';
import { type Example, type Model, setOf, type Type } from '@sandtable/model';
import type { Position } from './position.ts';
import { show } from './show.ts';

type Ending = NonNullable<Example['endings']>[number];
type Ended = Pick<Position, 'status' | 'winners' | 'reason' | 'ranOut'>;

/** How a match has ended, in the words of the language. `because` is the path of a reason. */
export type EndingFound =
  | { readonly result: 'on' }
  | { readonly result: 'won' | 'drawn'; readonly by: string; readonly because: string | undefined };

/** An example of a single call ends with it, and the match goes on; so does one that is `whole` while rules are left to run. */
export function hasEnded({ status, ranOut }: Ended, whole: boolean): boolean {
  return (status === WON || status === DRAWN) && (whole || !ranOut);
}

/** `by` is the value of the set that the demand names. */
export function isAsDemanded(position: Ended, whole: boolean, ending: Ending, by: RunValue | undefined): boolean {
  if (!hasEnded(position, whole)) return ending.result === 'on';
  if (ending.result === 'on') return false;
  const { status, winners, reason } = position;
  const { because } = ending;
  const isReason = because === undefined || reason === because || reason?.endsWith(`/${because}`) === true;
  return (
    status === (ending.result === 'won' ? WON : DRAWN) &&
    isReason &&
    by !== undefined &&
    sameValue(ordered(winners), ordered(asSet(by)))
  );
}

export function endingOf(model: Model, position: Ended, whole: boolean): EndingFound {
  if (!hasEnded(position, whole)) return { result: 'on' };
  const result = position.status === WON ? 'won' : 'drawn';
  return { result, by: show(model, roles(model), ordered(position.winners)), because: position.reason };
}

/** The line of an example that demands this ending. */
export const endingLine = (model: Model, position: Ended, whole: boolean): string => {
  const found = endingOf(model, position, whole);
  if (found.result === 'on') return 'goes on';
  const because = found.because === undefined ? '' : ` because ${JSON.stringify(found.because)}`;
  return `finished ${found.result} by ${found.by}${because}`;
};

function roles({ seats: { kind }, kinds }: Model): Type {
  const { name, members } = entry(kinds, kind);
  return setOf({ t: 'kind', kind, name, size: members.length });
}
const ordered = (members: readonly number[]): readonly number[] => members.toSorted((a, b) => a - b);
