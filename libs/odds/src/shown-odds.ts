import type { GameModule } from '@sandtable/engine';
import { questionOf, type Shown, type ShownValue } from '@sandtable/session';
import { type ChangeSpread, changeSpreads } from './changes.ts';
import type { Outcome } from './gathered.ts';
import { type Basis, type Share, type Shares, sharesOf } from './shares.ts';
import { spreadOf } from './spread.ts';

export interface ShownChange extends Shares<ShownValue>, Omit<ChangeSpread, 'spread' | 'valueIn'> {}
export interface ShownEnd {
  readonly status: Shown['status'];
  readonly winners: readonly string[];
  readonly reason: string | undefined;
}
export interface ShownAsk {
  readonly choice: string;
  readonly role: string;
}

/** What may come of something, in names and numbers. */
export interface ShownOdds {
  readonly changes: readonly ShownChange[];
  /** How the match ends, if it does. */
  readonly ends: readonly Share<ShownEnd>[];
  /** Questions it stops at. */
  readonly asks: readonly Share<ShownAsk>[];
}

/** `shown` says how positions are seen; all outcomes are in `outcomes`, however sure they are. */
export function showOdds(
  module: GameModule,
  before: Int32Array,
  outcomes: readonly Outcome[],
  basis: Basis,
  shown: (S: Int32Array) => Shown,
): ShownOdds {
  const sharesWith = <T>(read: (outcome: Outcome) => T | undefined) => {
    const shares = sharesOf(
      spreadOf(outcomes, (outcome) => read(outcome) ?? null),
      basis,
      (outcome, value) => JSON.stringify(read(outcome) ?? null) === JSON.stringify(value),
    );
    return shares.values.flatMap(({ value, ...rest }) => (value === null ? [] : [{ value, ...rest }]));
  };
  return {
    changes: changeSpreads(module.info, before, outcomes, shown).map(({ spread, valueIn, ...change }) => ({
      ...change,
      ...sharesOf(spread, basis, (outcome, value) => JSON.stringify(valueIn(outcome)) === JSON.stringify(value)),
    })),
    ends: sharesWith(({ position }) => endOf(shown(position))),
    asks: sharesWith(({ position }) => askOf(module, position)),
  };
}

const endOf = ({ status, winners, reason }: Shown): ShownEnd | undefined =>
  status === 'running' ? undefined : { status, winners, reason };

function askOf({ info }: GameModule, S: Int32Array): ShownAsk | undefined {
  const question = questionOf(info, S);
  return question && { choice: question.choice.path, role: question.role };
}
