import type { Match } from '../match-shape.ts';
import { codeOf, readValue, sizeOf } from '../value.ts';
import { isFromTop } from './forced-dice.ts';
import { type Spot, spotNamed, spotsOf, timesAt } from './places.ts';

/** A place of chance whose results an author can set. */
export interface DicePlace {
  readonly place: string;
  readonly role: string | undefined;
  readonly sort: 'die' | 'pick' | 'draw' | 'shuffle';
  /** Forced members are put on top of an ordered pile, the topmost first. */
  readonly fromTop: boolean;
  /** Faces, or everything of the type that can be picked, drawn or shuffled, each once. */
  readonly values: readonly string[];
  /** How often it has been reached. */
  readonly times: number;
  /** The results that are already forced, by how often the place will have been reached before. */
  readonly forced: readonly { readonly occurrence: number; readonly gives: readonly (string | number)[] }[];
}

/** More values than this are typed. */
const LISTED = 60;

/** All places of chance that can be forced in the current position. */
export function dicePlaces(match: Match): readonly DicePlace[] {
  const forced = match.course
    .slice(0, match.cursor)
    .flatMap((act) => ('hand' in act && act.hand === 'dice' ? [act] : []));
  return spotsOf(match.module).flatMap((spot): readonly DicePlace[] => {
    // No match reaches the statements of an example.
    if (spot.path.startsWith('example/')) return [];
    const entry = match.module.info.chances[spot.chance];
    if (entry === undefined) return [];
    const times = timesAt(match.position, spot);
    const here = forced.filter((act) => act.place === spot.path && act.role === spot.role && act.occurrence >= times);
    const { path: place, role } = spot;
    const fromTop = isFromTop(match.module.info, entry);
    return [{ place, role, sort: entry.sort, fromTop, values: valuesAt(match, spot), times, forced: here }];
  });
}

function valuesAt({ module: { info } }: Match, { chance }: Spot): readonly string[] {
  const { die = -1, element = -1 } = info.chances[chance] ?? {};
  const { faces, type = -1 } = info.dice[die] ?? {};
  if (faces) return [...new Set(faces.map((face) => String(readValue(info, type, face))))];
  const size = Math.min(LISTED, sizeOf(info, element));
  return Array.from({ length: size }, (_, ordinal) => String(readValue(info, element, codeOf(info, element, ordinal))));
}

/** How often the place will have been reached the next time that it isn't forced. */
export function nextUnforced(match: Match, place: string, role: string | undefined): number {
  const found = dicePlaces(match).find((one) => one.place === place && one.role === role);
  const forced = new Set(found?.forced.map(({ occurrence }) => occurrence));
  let next = found?.times ?? 0;
  while (forced.has(next)) next += 1;
  return next;
}

/**
 * The last time that the place was reached: its number, and the number of acts before the one that led to it. Results
 * that are forced for the setup come before the first decision.
 */
export function lastTime(
  match: Match,
  place: string,
  role: string | undefined,
): { readonly occurrence: number; readonly before: number } | undefined {
  const spot = spotNamed(match.module, place, role);
  const occurrence = spot ? timesAt(match.position, spot) - 1 : -1;
  if (spot === undefined || occurrence < 0) return undefined;
  let before = match.cursor - 1;
  while (before >= 0 && timesAt(match.positionAt(before) ?? match.position, spot) > occurrence) before -= 1;
  return { occurrence, before: before < 0 ? forcedAtStart(match) : before };
}

/** The number of acts at the head of the course that force results. */
function forcedAtStart({ course, cursor }: Match): number {
  const other = course.slice(0, cursor).findIndex((act) => !('hand' in act) || act.hand !== 'dice');
  return other < 0 ? cursor : other;
}
