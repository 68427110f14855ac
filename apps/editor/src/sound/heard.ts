import type { MatchEvent, TimedEvent } from '@sandtable/board';
import type { SoundName } from './sounds.ts';

/** A sound and when it begins, in milliseconds. */
export interface Heard {
  readonly name: SoundName;
  readonly at: number;
}

const SOUND_OF: Readonly<Partial<Record<MatchEvent['is'], SoundName>>> = {
  ...{ roll: 'dice', draw: 'card', card: 'card', fight: 'card', end: 'end' },
  ...{ move: 'piece', placed: 'piece', removed: 'piece', walk: 'piece' },
};

/** What moves is heard when it is put down. */
const AT_END: ReadonlySet<MatchEvent['is']> = new Set(['move', 'walk']);

/** Of one sound so many are heard one after another, and none of them sooner than this after the one before. */
const MOST = 4;
const GAP = 70;

/** What is heard of events while they are shown. */
export function heardOf(events: readonly TimedEvent[]): readonly Heard[] {
  const all = events.flatMap(({ event: { is }, at, lasts }): readonly Heard[] => {
    const name = SOUND_OF[is];
    return name === undefined ? [] : [{ name, at: AT_END.has(is) ? at + lasts : at }];
  });
  return [...Map.groupBy(all, ({ name }) => name).values()].flatMap((same) => apart(same).slice(0, MOST));
}

const apart = (same: readonly Heard[]): readonly Heard[] => {
  const kept: Heard[] = [];
  for (const one of same.toSorted((a, b) => a.at - b.at))
    if (one.at - (kept.at(-1)?.at ?? Number.NEGATIVE_INFINITY) >= GAP) kept.push(one);
  return kept;
};

/** What is heard of events that are not shown: each sound once, one shortly after another. */
export const heardAtOnce = (events: readonly MatchEvent[]): readonly Heard[] =>
  [...new Set(events.flatMap(({ is }) => SOUND_OF[is] ?? []))].map((name, i) => ({ name, at: i * 150 }));
