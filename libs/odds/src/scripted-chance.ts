import { type Engine, type GameInfo, hashPath } from '@sandtable/engine';
import { tallies } from './tally.ts';
import type { Source } from './walk.ts';
import { evenly } from './ways.ts';

/** An engine for a module whose chance is forced: it asks whatever source it has been given last. */
export interface ScriptedChance {
  readonly engine: Engine;
  from(source: Source): void;
  /** A new run begins. */
  begin(): void;
  /** Numbers that members are followed by mean nothing; they are dealt without asking. */
  leaveOut(info: GameInfo): void;
}

export function scriptedChance(engine: Engine): ScriptedChance {
  let source: Source = { take: () => 0 };
  let remaining: ReadonlySet<number> = new Set();
  const tally = tallies(() => source);
  return {
    begin: tally.begin,
    engine: {
      ...engine,
      tally,
      chance: (_seed, place, _occurrence, _index, n) => (remaining.has(place) ? 0 : source.take(evenly(n))),
    },
    from(next) {
      source = next;
    },
    leaveOut({ kinds }) {
      remaining = new Set(kinds.map(({ name }) => hashPath(`${name}/epoch`)));
    },
  };
}
