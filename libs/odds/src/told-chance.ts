import { type Engine, type GameInfo, hashPath } from '@sandtable/engine';
import { tallies } from './tally.ts';
import type { Source } from './walk.ts';
import { evenly } from './ways.ts';

/** An engine for a module of which chance is told: it asks whatever source it has been given last. */
export interface ToldChance {
  readonly engine: Engine;
  from(source: Source): void;
  /** A new run begins. */
  begin(): void;
  /** Numbers that members are followed by mean nothing; they are dealt without asking. */
  leaveOut(info: GameInfo): void;
}

export function toldChance(engine: Engine): ToldChance {
  let source: Source = { take: () => 0 };
  let left: ReadonlySet<number> = new Set();
  const tally = tallies(() => source);
  return {
    begin: tally.begin,
    engine: {
      ...engine,
      tally,
      chance: (_seed, place, _occurrence, _index, n) => (left.has(place) ? 0 : source.take(evenly(n))),
    },
    from(next) {
      source = next;
    },
    leaveOut({ kinds }) {
      left = new Set(kinds.map(({ name }) => hashPath(`${name}/epoch`)));
    },
  };
}
