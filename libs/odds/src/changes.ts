import type { GameInfo } from '@sandtable/engine';
import type { Shown, ShownValue } from '@sandtable/session';
import { cellsOf } from './cells.ts';
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
  const keys = new Set([...after.values()].flatMap((cells) => [...cells.keys()]));
  return [...keys].flatMap((key) => {
    const [{ path, of } = { path: '', of: [] }] = [...after.values()].flatMap((cells) => cells.get(key) ?? []);
    const from = was.get(key)?.value ?? HIDDEN;
    const values = (outcome: Outcome) => after.get(outcome)?.get(key);
    const stays = (outcome: Outcome) => {
      const now = values(outcome);
      return now === undefined || same(now.value, from) || (now.live === false && was.get(key)?.live === true);
    };
    // Of who is gone that alone is told, and nothing of what is hidden.
    if (from === HIDDEN || outcomes.every(stays)) return [];
    const spread = spreadOf(outcomes, (outcome) => values(outcome)?.value ?? HIDDEN);
    return [{ path, of, from, spread }];
  });
}

const same = (a: ShownValue, b: ShownValue): boolean => JSON.stringify(a) === JSON.stringify(b);
