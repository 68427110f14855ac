import { type Bot, normalBot, policyBot } from '@sandtable/bots';
import type { GameInfo } from '@sandtable/engine';
import { botAt, botsFrom } from '../bots.ts';
import { type Context, numberOption, type OptionSpecs, textOption, textsOption } from '../command.ts';
import { UsageError } from '../usage.ts';

/** Options that say which seats people take. */
export const peopleOptions: OptionSpecs = {
  seat: { type: 'string', multiple: true },
  people: { type: 'string' },
};

export interface Players {
  /** Who plays a seat in the place of a person. */
  readonly botOf: (seat: string) => Bot | undefined;
  readonly people: readonly string[];
  /** Seats that nobody gave a bot and that get one all the same. */
  readonly filled: readonly string[];
  /** What plays on them. */
  readonly filler: Bot;
}

/** A policy of the rules knows the game; without one, a bot that looks a little ahead. */
const fillerFor = ({ policies = [] }: GameInfo): Bot => (policies.length > 0 ? policyBot : normalBot);

/**
 * Who plays which seat. Without a word about bots and people the first free seat is for a person; where only bots are
 * named, people take what is left.
 */
export function playersFrom(context: Context, info: GameInfo, seating: string): Players {
  const named = botsFrom(context, info);
  const seats = info.layouts.find(({ name }) => name === seating)?.seats ?? [];
  const given = (seat: string): Bot | undefined => botAt(named, info, seating, seat);
  const free = seats.map(({ name }) => name).filter((seat) => given(seat) === undefined);
  const people = peopleAmong(context, info, free, named.size > 0);
  const filler = fillerFor(info);
  const filled = free.filter((seat) => !people.includes(seat));
  return { people, filled, filler, botOf: (seat) => (filled.includes(seat) ? filler : given(seat)) };
}

function peopleAmong(context: Context, info: GameInfo, free: readonly string[], hasBots: boolean): readonly string[] {
  const seats = textsOption(context, 'seat');
  const known = info.layouts.flatMap((layout) => layout.seats.map(({ name }) => name));
  const wrong = seats.find((seat) => !known.includes(seat));
  if (wrong !== undefined) throw new UsageError('usage/seat', { seat: wrong, known: [...new Set(known)].join(', ') });
  if (seats.length > 0) return free.filter((seat) => seats.includes(seat));
  if (textOption(context, 'people') === ALL) return free;
  const usual = hasBots ? free.length : 1;
  return free.slice(0, numberOption(context, 'people', usual));
}

/** All free seats. */
const ALL = 'all';
