import type { GameInfo } from '@sandtable/engine';
import type { Change, LogLine, MatchView, ShownValue } from '@sandtable/session';
import { type Fight, fightsIn, isFight } from './fights.ts';
import { boardKinds } from './frame.ts';
import type { BoardLayout } from './layout.ts';
import { trackPaths } from './track-plan.ts';
import { type Walk, walksOn } from './walks.ts';

interface Member {
  readonly kind: string;
  readonly member: string;
}

/** Something that happened in a match, as it can be shown at a table. */
export type MatchEvent =
  | { readonly is: 'roll'; readonly line: LogLine }
  | { readonly is: 'draw'; readonly line: LogLine }
  /** Two sides meet. */
  | { readonly is: 'fight'; readonly fight: Fight }
  /** The log says something. */
  | { readonly is: 'line'; readonly line: LogLine }
  /** A piece goes from one place of the board to another. */
  | ({ readonly is: 'move'; readonly from: string; readonly to: string } & Member)
  | ({ readonly is: 'placed'; readonly to: string } & Member)
  | ({ readonly is: 'removed'; readonly from: string } & Member)
  /** A card goes from one pile to another, as `hand(ann)`. */
  | ({ readonly is: 'card'; readonly from: string; readonly to: string } & Member)
  /** A place is another's. */
  | ({ readonly is: 'owner'; readonly from: ShownValue; readonly to: ShownValue } & Member)
  /** A field of a piece or place is another. */
  | ({ readonly is: 'value'; readonly field: string; readonly from: ShownValue; readonly to: ShownValue } & Member)
  /** A marker goes along a track. */
  | Walk
  | { readonly is: 'end'; readonly status: MatchView['status'] };

type Seen = Pick<MatchView, 'log' | 'changes' | 'decisions' | 'status' | 'states'>;

/**
 * What the last decision brought, in the order in which it is shown: pieces that the decision itself moved, then dice, cards
 * and words of the log, then what came of them on the board, and at last the end of the match.
 */
export const eventsIn = (
  info: GameInfo,
  layout: BoardLayout,
  view: Seen,
  before: Pick<MatchView, 'fields' | 'states'>,
): readonly MatchEvent[] => {
  const lines = view.log.filter(({ decision }) => decision === view.decisions);
  const decisions = lines.filter(({ sort }) => sort === 'decision');
  const named = namesIn(decisions);
  const fights = fightsIn({ info, layout, before, decision: decisions.at(-1) }, lines.filter(isShown));
  const walks = walksOn(info, layout, view, before);
  const onTracks = new Set(layout.tracks.flatMap(trackPaths));
  // What a marker shows on a track needs no other showing.
  const elsewhere = view.changes.filter(({ path }) => !onTracks.has(path));
  const changed = changedOn(info, layout, elsewhere);
  const isDecided = (event: MatchEvent): boolean =>
    (event.is === 'move' || event.is === 'card') && named.has(event.member);
  return [
    ...changed.filter(isDecided),
    ...withLost(fights, changed),
    ...[...changed.filter((event) => !isDecided(event)), ...walks].toSorted((a, b) => RANK[a.is] - RANK[b.is]),
    ...(view.status === 'running' ? [] : [{ is: 'end', status: view.status } as const]),
  ];
};

/** Of what comes of a decision on the board: who falls leaves before others come, and numbers change at last. */
const RANK: Readonly<Record<MatchEvent['is'], number>> = {
  ...{ roll: 0, draw: 0, line: 0, fight: 0 },
  ...{ removed: 1, move: 2, card: 2, placed: 3, owner: 4, value: 5, walk: 5, end: 6 },
};

const namesIn = (lines: readonly LogLine[]): ReadonlySet<string> =>
  new Set(lines.flatMap(({ args }) => Object.values(args).flatMap((value) => String(value).match(/[\w-]+/g) ?? [])));

/** Each fight with those of its pieces that left the board in it. */
function withLost(shown: readonly (LogLine | Fight)[], changed: readonly MatchEvent[]): readonly MatchEvent[] {
  const gone = changed.filter((event) => event.is === 'removed');
  const fellIn = new Map(gone.map(({ member }) => [member, lastOf(shown.filter(isFight), member)]));
  return shown.map((one) => {
    if (!isFight(one)) return eventOf(one);
    const lost = one.sides.flatMap(({ pieces }) => pieces).filter(({ member }) => fellIn.get(member) === one);
    return { is: 'fight', fight: { ...one, lost } };
  });
}

/** The fight in which a piece fell: the one after which the log names it, else the last one that it was in. */
function lastOf(fights: readonly Fight[], member: string): Fight | undefined {
  const own = fights.filter(({ sides }) => sides.some(({ pieces }) => pieces.some((piece) => piece.member === member)));
  return own.findLast(({ results }) => namesIn(results).has(member)) ?? own.at(-1);
}

/** Dice that were none, and cards that were none, are no event. */
const isShown = ({ sort, args: { faces, drawn, picked } }: LogLine): boolean => {
  if (sort === 'roll') return !isEmpty(faces);
  return sort === 'log' || (sort === 'chance' && !isEmpty(drawn ?? picked));
};

const IS: Readonly<Partial<Record<LogLine['sort'], 'roll' | 'draw'>>> = { roll: 'roll', chance: 'draw' };
const eventOf = (line: LogLine): MatchEvent => ({ is: IS[line.sort] ?? 'line', line });

const isEmpty = (value: ShownValue | undefined): boolean => typeof value !== 'object' || value.length === 0;

const changedOn = (info: GameInfo, layout: BoardLayout, changes: readonly Change[]): readonly MatchEvent[] => {
  const placeOf = placesOf(info, layout);
  return changes.flatMap(({ path, member: at, from, to }): readonly MatchEvent[] => {
    const [kind = '', field = ''] = path.split('.');
    const member = info.kinds.find(({ name }) => name === kind)?.members[at];
    const how = layout.kinds[kind];
    if (member === undefined || how === undefined) return [];
    if (field === PILE && how.draw === 'card') return carried({ kind, member }, from, to);
    if (field.startsWith('$')) return [];
    if (how.draw === 'counter' && how.at === field) return movedFrom({ kind, member }, placeOf(from), placeOf(to));
    if (how.side === field && how.draw !== 'counter') return [{ is: 'owner', kind, member, from, to }];
    return [{ is: 'value', kind, member, field, from, to }];
  });
};

/** The field that says in which pile something lies. */
const PILE = '$pile';

const carried = (card: Member, from: ShownValue, to: ShownValue): readonly MatchEvent[] =>
  typeof from !== 'string' || typeof to !== 'string' || from === 'none' || to === 'none'
    ? []
    : [{ is: 'card', ...card, from, to }];

const movedFrom = (piece: Member, from: string | undefined, to: string | undefined): readonly MatchEvent[] => {
  if (from === undefined) return to === undefined ? [] : [{ is: 'placed', ...piece, to }];
  if (to === undefined) return [{ is: 'removed', ...piece, from }];
  return from === to ? [] : [{ is: 'move', ...piece, from, to }];
};

/** The place of the board that a value names: `coming(north)` stands for `north`. */
const placesOf = (info: GameInfo, layout: BoardLayout): ((value: ShownValue) => string | undefined) => {
  const kinds = new Set(boardKinds(info, layout));
  const places = new Set(info.kinds.flatMap(({ name, members }) => (kinds.has(name) ? members : [])));
  return (value) => {
    const name = typeof value === 'string' ? (/\(([^()]*)\)$/.exec(value)?.[1] ?? value) : '';
    return places.has(name) ? name : undefined;
  };
};

/** An event with its time, in milliseconds from the beginning. */
export interface TimedEvent {
  readonly event: MatchEvent;
  readonly at: number;
  readonly lasts: number;
}

const LASTS: Readonly<Record<MatchEvent['is'], number>> = {
  ...{ roll: 600, draw: 450, line: 300, fight: 4200 },
  ...{ removed: 450, move: 450, card: 450, placed: 300, owner: 600, value: 600, walk: 600, end: 0 },
};

/** Events of one sort that follow each other begin within this time, however many they are. */
const SPREAD = 1200;
/** What pulses, pulses together. */
const TOGETHER: ReadonlySet<MatchEvent['is']> = new Set(['owner', 'value', 'placed', 'walk']);

/** A card of a fight is shown longer the more it says, up to a limit: so many milliseconds for each further line. */
const LINE = 400;
/** What a card says at least: two dice, two numbers and what came of it. */
const FEW = 4;
const LONGEST = 9000;
/** So many dice are read like a line. */
const DICE = 3;

/** One event after another; `pace` 0.5 shows them in half the time, except a card: nobody reads faster what a bot did. */
export const timed = (events: readonly MatchEvent[], pace = 1): readonly TimedEvent[] => {
  let at = 0;
  return inGroups(events).flatMap((group) => {
    const [{ is } = { is: 'end' } as const] = group;
    const lasts = is === 'fight' ? Math.max(...group.map(readingTime)) : LASTS[is] * pace;
    const most = is === 'fight' ? lasts : (SPREAD * pace) / group.length;
    const step = TOGETHER.has(is) ? 0 : Math.min(lasts, most);
    const begun = at;
    at += step * (group.length - 1) + lasts;
    return group.map((event, i) => ({ event, at: Math.round(begun + step * i), lasts: Math.round(lasts) }));
  });
};

function readingTime(event: MatchEvent): number {
  if (event.is !== 'fight') return LASTS[event.is];
  const { bouts, rolls, notes, results, lost } = event.fight;
  const dice = rolls.reduce((sum, { args: { faces } }) => sum + rowsOf(faces), 0);
  const lines = [bouts, ...notes, results, lost].reduce((sum, { length }) => sum + length, dice);
  return Math.min(LONGEST, LASTS.fight + LINE * Math.max(0, lines - FEW));
}

const rowsOf = (faces: unknown): number => Math.max(1, Math.ceil((Array.isArray(faces) ? faces.length : 0) / DICE));

const inGroups = (events: readonly MatchEvent[]): readonly (readonly MatchEvent[])[] => {
  const groups: MatchEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last?.[0]?.is === event.is) last.push(event);
    else groups.push([event]);
  }
  return groups;
};

/** When the last of them is over. */
export const endOf = (events: readonly TimedEvent[]): number =>
  Math.max(0, ...events.map(({ at, lasts }) => at + lasts));
