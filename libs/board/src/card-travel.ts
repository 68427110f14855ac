import type { MatchView } from '@sandtable/session';
import type { TimedEvent } from './events.ts';

/** A card on its way from a pile. */
export interface CardTravel {
  /** `Card.ace`. */
  readonly key: string;
  /** The pile where it lay, as `hand(ann)`. */
  readonly from: string;
  /** In milliseconds from the beginning. */
  readonly at: number;
  readonly lasts: number;
}

/** Cards that whoever looks saw leave one pile for another. */
export const travelsOf = (events: readonly TimedEvent[]): readonly CardTravel[] =>
  events.flatMap(({ event, at, lasts }) =>
    event.is === 'card' ? [{ key: `${event.kind}.${event.member}`, from: event.from, at, lasts }] : [],
  );

type Sizes = MatchView['sizes'];

/** The pile that cards which nobody saw before came from: the one that lost most. */
export function giverOf(before: Sizes, after: Sizes): string | undefined {
  const lost = Object.entries(before).map(([pile, size]) => ({ pile, by: size - (after[pile] ?? 0) }));
  return lost.filter(({ by }) => by > 0).toSorted((a, b) => b.by - a.by)[0]?.pile;
}
