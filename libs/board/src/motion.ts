import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { around, type Box, middleOf } from './boxes.ts';
import type { MatchEvent, TimedEvent } from './events.ts';
import type { Point } from './layout.ts';
import type { Scene } from './scene.ts';
import type { Standing, StandingPiece } from './stand.ts';
import { standsAt } from './stands-at.ts';

/** What is being shown of a decision: how the match stood before it, and what happened since. */
export interface Motion {
  /** Each showing has another number. */
  readonly number: number;
  readonly before: MatchView;
  /** The rules as the viewer knew them before. */
  readonly infoBefore: GameInfo;
  readonly events: readonly TimedEvent[];
}

interface InTime {
  readonly key: string;
  /** In milliseconds from the beginning. */
  readonly at: number;
  readonly lasts: number;
}
/** A counter as it stood before. It goes `by` so much, or fades where it stands. */
export interface Ghost extends InTime {
  readonly piece: StandingPiece;
  readonly by: Point | undefined;
}
/** A place or counter of which something is another now. */
export interface Pulse extends InTime {
  readonly box: Box;
  readonly words: string;
}
/** A counter that is not seen where it stands until it has come there. */
export interface Arrival {
  readonly key: string;
  readonly until: number;
}
export interface Moving {
  readonly ghosts: readonly Ghost[];
  readonly pulses: readonly Pulse[];
  readonly arrivals: readonly Arrival[];
}

interface Stands {
  readonly scene: Scene;
  readonly before: Standing;
  readonly after: Standing;
  /** The size of what has none of its own. */
  readonly size: number;
}

/** What is drawn over the board while events are shown. */
export const movingOn = (events: readonly TimedEvent[], { scene, before, after, size }: Stands): Moving => {
  const was = piecesIn(before);
  const stands = standsAt(after);
  const ghosts: Ghost[] = [];
  const pulses: Pulse[] = [];
  const arrivals: Arrival[] = [];
  for (const { event, at, lasts } of events) {
    if (!('member' in event)) continue;
    const key = `${event.kind}.${event.member}`;
    const [piece, box] = [was.get(key), stands.get(key)];
    const time = { key, at, lasts };
    if (event.is === 'move' && piece && box) ghosts.push({ ...time, piece, by: wayOf(piece, box) });
    if (event.is === 'removed' && piece) ghosts.push({ ...time, piece, by: undefined });
    if (event.is === 'move' || event.is === 'placed')
      arrivals.push({ key, until: at + (event.is === 'move' ? lasts : 0) });
    const spot = scene.byMember.get(event.member);
    const pulsing = spot?.kind === event.kind ? around(spot.at, size * 1.5, size * 1.5) : box;
    if ((event.is === 'owner' || event.is === 'value') && pulsing)
      pulses.push({ ...time, box: pulsing, words: wordsOf(event) });
  }
  return { ghosts, pulses: merged(pulses), arrivals };
};

const wayOf = ({ at: [x, y] }: StandingPiece, box: Box): Point => {
  const [toX, toY] = middleOf(box);
  return [toX - x, toY - y];
};

/** Numbers say what they were; words are on the board. */
const wordsOf = (event: MatchEvent): string =>
  event.is === 'value' && typeof event.from === 'number' && typeof event.to === 'number'
    ? `${event.from} → ${event.to}`
    : '';

/** Of one thing several fields may change; it pulses once. */
const merged = (pulses: readonly Pulse[]): readonly Pulse[] =>
  [...Map.groupBy(pulses, ({ key }) => key).values()].flatMap(([first, ...more]) => {
    const words = [first, ...more].flatMap((one) => (one?.words ? [one.words] : []));
    return first === undefined ? [] : [{ ...first, words: words.length === 1 ? (words[0] ?? '') : '' }];
  });

/** Each piece by itself, also those in stacks. */
const piecesIn = ({ counters, stacks }: Standing): ReadonlyMap<string, StandingPiece> =>
  new Map(
    [...counters, ...stacks.flatMap(({ pieces, at, size }) => pieces.map((piece) => ({ ...piece, at, size })))].map(
      (piece) => [`${piece.kind}.${piece.member}`, piece],
    ),
  );
