import { type MatchEvent, timed } from '@sandtable/board';
import type { ShownMotion } from './slices/motion.ts';

type Part = Pick<ShownMotion, 'events' | 'fight' | 'rest'>;

/** What comes after a card begins when it is closed; until then all stands where it stood. */
export const LATER = 1e7;

/** The events up to the next card, in their time; those behind it wait. */
export function partOf(events: readonly MatchEvent[], pace: number): Part {
  const first = events.findIndex(({ is }) => is === 'fight');
  const event = events[first];
  if (event?.is !== 'fight') return { events: timed(events, pace), fight: undefined, rest: [] };
  const rest = events.slice(first + 1);
  const head = timed(events.slice(0, first + 1), pace);
  const waiting = timed(rest, pace).map((one) => ({ ...one, at: one.at + LATER }));
  return { events: [...head, ...waiting], fight: { of: event.fight, at: head.at(-1)?.at ?? 0 }, rest };
}

/** Of a part without motion only its card is left. */
export const cardsOf = (events: readonly MatchEvent[]): readonly MatchEvent[] =>
  events.filter(({ is }) => is === 'fight');
