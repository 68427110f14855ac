import type { GameInfo } from '@sandtable/engine';
import type { Shown, ShownValue } from '@sandtable/session';
import { type Cell, cellsOf } from './cells.ts';
import type { Outcome } from './gathered.ts';
import { type Spread, spreadOf } from './spread.ts';

/** A value of the position that is another than before in some outcome. */
export interface ChangeSpread {
  /** `Kind.field`, or the name of a state. */
  readonly path: string;
  /** The member, or the arguments of the state, by name. */
  readonly of: readonly string[];
  readonly from: ShownValue;
  readonly spread: Spread<ShownValue>;
  valueIn(outcome: Outcome): ShownValue;
}

/** What may not be seen, as in views. */
const HIDDEN = '?';

/** Everything that changes in some outcome, in the order of the rules; `shown` says how positions are seen. */
export function changeSpreads(
  info: GameInfo,
  before: Int32Array,
  outcomes: readonly Outcome[],
  shown: (S: Int32Array) => Shown,
): readonly ChangeSpread[] {
  const was = cellsOf(info, shown(before));
  const after = new Map(outcomes.map((outcome) => [outcome, cellsOf(info, shown(outcome.position))]));
  const known = new Map([...after.values()].flatMap((cells) => [...cells]));
  return [...known].flatMap(([key, { path, of }]) => {
    const from = was.get(key);
    const now = (outcome: Outcome) => after.get(outcome)?.get(key);
    // Nothing is shown of what is hidden.
    if (from === undefined || from.value === HIDDEN || outcomes.every((outcome) => stays(from, now(outcome))))
      return [];
    const valueIn = (outcome: Outcome): ShownValue => now(outcome)?.value ?? HIDDEN;
    return [{ path, of, from: from.value, spread: spreadOf(outcomes, valueIn), valueIn }];
  });
}

/** Of members that are gone only that is shown. */
const stays = (from: Cell, now: Cell | undefined): boolean =>
  now === undefined ||
  JSON.stringify(now.value) === JSON.stringify(from.value) ||
  (now.live === false && from.live === true);
