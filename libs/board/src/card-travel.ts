import type { MatchView } from '@sandtable/session';
import type { TimedEvent } from './events.ts';

/** A card on its way from one pile to another. */
export interface CardTravel {
  /** `Card.ace`. */
  readonly key: string;
  /** The pile where it lay, as `hand(ann)`, and the one where it lies. */
  readonly from: string;
  readonly to: string;
  /** In milliseconds from the beginning. */
  readonly at: number;
  readonly lasts: number;
}

/** Cards that whoever looks saw leave one pile for another. */
export const travelsOf = (events: readonly TimedEvent[]): readonly CardTravel[] =>
  events.flatMap(({ event, at, lasts }) =>
    event.is === 'card' ? [{ key: `${event.kind}.${event.member}`, from: event.from, to: event.to, at, lasts }] : [],
  );

type Sizes = MatchView['sizes'];

/** The pile that cards which nobody saw before came from: the one that lost most. */
export const giverOf = (before: Sizes, after: Sizes): string | undefined => grownMost(after, before);

/**
 * The piles that cards which nobody saw before came from; `takers` are those where they lie now, one for each card. Where
 * several piles lost cards, one of the same owner is likelier than another, and none gives more than it lost.
 */
export function giversOf(before: Sizes, after: Sizes, takers: readonly string[]): readonly (string | undefined)[] {
  const left = new Map(Object.entries(before).map(([pile, size]) => [pile, size - (after[pile] ?? 0)]));
  return takers.map((taker) => {
    const givers = [...left].filter(([pile, lost]) => lost > 0 && pile !== taker);
    const own = givers.filter(([pile]) => ownerOf(pile) !== undefined && ownerOf(pile) === ownerOf(taker));
    const [giver] = (own.length > 0 ? own : givers).toSorted(([, a], [, b]) => b - a);
    if (giver !== undefined) left.set(giver[0], giver[1] - 1);
    return giver?.[0];
  });
}

/** What stands in the brackets of `hand(ann)`. */
const ownerOf = (pile: string): string | undefined => /\((.*)\)$/.exec(pile)?.[1];

/** The pile that cards which nobody sees any more went to: the one that got most. */
export const takerOf = (before: Sizes, after: Sizes): string | undefined => grownMost(before, after);

function grownMost(before: Sizes, after: Sizes): string | undefined {
  const grown = Object.entries(after).map(([pile, size]) => ({ pile, by: size - (before[pile] ?? 0) }));
  return grown.filter(({ by }) => by > 0).toSorted((a, b) => b.by - a.by)[0]?.pile;
}
