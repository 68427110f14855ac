import { type Match, type MatchView, ONLOOKER } from '@sandtable/session';
import type { MatchState } from './game-api.ts';
import { playerOf } from './player.ts';
import type { Eyes, Players } from './protocol.ts';

/** Who looks, and for which of their roles, or for whom of those who may answer, they would do so. */
export interface Looking extends Eyes {
  readonly speaker: string | undefined;
}

/** Returns where a match stands, as whoever looks may see it. */
export const stateOf = (match: Match, looking: Looking): MatchState => {
  const turns = match.asks().map(({ seat, role, anyone }) => ({ seat, role, ...(anyone ? { anyone } : {}) }));
  const turn = turns[0]?.seat;
  const { cursor: at } = match;
  return {
    view: viewOf(match, looking),
    save: match.save(true),
    at,
    ...(turn === undefined ? {} : { turn, turns }),
  };
};

const viewOf = (match: Match, looking: Looking): MatchView => {
  const { seat, role } = askedThrough(match, looking);
  const view = match.view(seat);
  return role === undefined ? view : { ...view, ask: match.ask([], seat, role) };
};

/** Returns the seat that looks, and the role that is spoken for, where any one of several may answer. */
export const askedThrough = (
  match: Match,
  looking: Looking,
): { readonly seat: string | undefined; readonly role: string | undefined } => ({
  seat: seatOf(match, looking),
  role: spoken(match, looking.speaker)?.role,
});

/** Returns the seat through whose eyes the match is shown; undefined shows all of it, as does a seat of another layout. */
export const seatOf = (match: Match, { viewer, bots, speaker }: Looking): string | undefined => {
  if (viewer === 'all') return undefined;
  if (viewer === 'asked') return spoken(match, speaker)?.seat ?? personAsked(match, bots);
  const seat = viewer.slice('seat:'.length);
  return seatsOf(match).includes(seat) ? seat : undefined;
};

const spoken = (match: Match, speaker: string | undefined) =>
  match.asks().find(({ role, anyone }) => anyone && role === speaker);

/** The person who is asked; while bots think, the only person there is. Undefined shows all of it. */
const personAsked = (match: Match, bots: Players = {}): string | undefined => {
  const asks = match.asks();
  const { info } = match.module;
  const { seats } = match.save();
  const people = seatsOf(match).filter((seat) => playerOf({ bots, info }, seats, seat) === 'human');
  if (people.length === 0) return asks[0]?.seat;
  const asked = asks.find(({ seat }) => people.includes(seat))?.seat ?? (people.length === 1 ? people[0] : undefined);
  // Once the match is over, nothing is hidden any more from several who sit at one screen.
  return asked ?? (asks.length === 0 ? undefined : ONLOOKER);
};

const seatsOf = (match: Match): readonly string[] => {
  const { seats } = match.save();
  return match.module.info.layouts.find(({ name }) => name === seats)?.seats.map(({ name }) => name) ?? [];
};
