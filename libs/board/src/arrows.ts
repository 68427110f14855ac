import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { own } from '@sandtable/text';
import { around, type Box } from './boxes.ts';
import type { Drafts } from './drafts.ts';
import type { Reader } from './facts.ts';
import type { ArrowLayout, BoardLayout, Point } from './layout.ts';
import { type Aside, nextToArrow } from './next-to-arrow.ts';
import { placeOf } from './place-of.ts';
import type { Scene } from './scene.ts';
import type { Standing } from './stand.ts';
import { standsAt } from './stands-at.ts';
import { partNames, tagged } from './tagged.ts';

export interface Arrow {
  readonly key: string;
  readonly from: Point;
  readonly to: Point;
  readonly style: NonNullable<ArrowLayout['style']>;
  readonly colour: string;
  readonly failed: boolean;
  /** Not given yet: what is being chosen. */
  readonly draft: boolean;
  /** Its place in an order. */
  readonly number?: string | undefined;
  /** Where that is written if the line has no room for it. */
  readonly aside?: Aside | undefined;
  /** The counter that it has led to where it is now. */
  readonly arrived?: string | undefined;
}
export interface Board {
  readonly info: GameInfo;
  readonly view?: MatchView | undefined;
  readonly layout: BoardLayout;
  readonly scene: Scene;
  readonly standing: Standing;
  readonly read: Reader;
}
interface Member {
  readonly kind: string;
  readonly id: string;
  readonly ordinal: number;
}

/** How far along the way of another an arrow that helps it ends. */
const ALONG = 0.55;

/** What the values of counters point at: orders that stand, and those that are being written. */
export function arrows(board: Board, drafts: Drafts | undefined): readonly Arrow[] {
  if (board.layout.arrows.length === 0) return [];
  const boxes = standsAt(board.standing);
  const planned = board.layout.arrows.flatMap((way) => (way.of.includes('.') ? [] : inOrder(board, way, boxes)));
  const ofKinds = board.info.kinds.flatMap((kind) => {
    const ways = board.layout.arrows.filter((way) => way.of.startsWith(`${kind.name}.`));
    if (ways.length === 0) return [];
    const draft = drafts?.kind === kind.name ? drafts.values : undefined;
    return kind.members.flatMap((id, ordinal) => {
      const member = { kind: kind.name, id, ordinal };
      const box = boxes.get(`${kind.name}.${id}`);
      return box === undefined ? [] : ways.flatMap((way) => arrow(board, way, member, box, boxes, draft?.[id]));
    });
  });
  return [...ofKinds, ...planned];
}

/** A state that is a list: its values lead from one of their parts to another, and are numbered as they stand. */
function inOrder(board: Board, way: ArrowLayout, boxes: Boxes): readonly Arrow[] {
  const [values] = board.view?.states[way.of] ?? [];
  if (typeof values !== 'object') return [];
  const type = board.info.states.find(({ name }) => name === way.of)?.type ?? -1;
  return values.flatMap((value, i): readonly Arrow[] => {
    const { tag, parts } = tagged(String(value));
    const names = partNames(board.info, elementType(board.info, type), tag);
    const part = (name: string | undefined, or: number): string => parts[name ? names.indexOf(name) : or] ?? '';
    const [start, goal] = [target(board, part(way.from, 0), boxes), target(board, part(way.to, 1), boxes)];
    if ((way.tag !== undefined && way.tag !== tag) || start === undefined || goal === undefined) return [];
    const { from, to } = between(start, goal);
    const style = way.style ?? 'solid';
    const colour = colourOf(board, part(way.from, 0));
    const aside = nextToArrow(start, goal);
    return [{ key: `${way.of} ${i}`, from, to, style, colour, failed: false, draft: false, number: `${i + 1}`, aside }];
  });
}

type Boxes = ReadonlyMap<string, Box>;

const elementType = (info: GameInfo, type: number): number => {
  const found = info.types[type];
  return found !== undefined && 'of' in found && typeof found.of === 'number' ? found.of : type;
};

/** The colour of the side of a counter. */
function colourOf({ info, layout, read }: Board, member: string): string {
  const kind = info.kinds.find(({ members }) => members.includes(member));
  const side = kind && read(kind.name, kind.members.indexOf(member), layout.kinds[kind.name]?.side);
  return own(layout.sides, String(side))?.colour ?? 'var(--ink)';
}

/** Where something is: a place of the board, or a counter. */
function target({ info, scene }: Board, name: string, boxes: Boxes): Box | undefined {
  const place = scene.byMember.get(placeOf(name, scene) ?? '');
  if (place !== undefined) return around(place.at, 0, 0);
  const kind = info.kinds.find(({ members }) => members.includes(name))?.name;
  return boxes.get(`${kind}.${name}`);
}

/** From counter to counter an arrow begins and ends at their edges, so that they can be read. */
export function between(start: Box, goal: Box): { readonly from: Point; readonly to: Point } {
  const [from, to] = [centre(start), centre(goal)];
  const length = far(from, to);
  const [a, b] = [Math.min(start.w * 0.6, length / 3), Math.min(goal.w * 0.6, length / 3)];
  const at = (part: number): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  return length === 0 ? { from, to } : { from: at(a / length), to: at(1 - b / length) };
}

function arrow(
  board: Board,
  way: ArrowLayout,
  member: Member,
  box: Box,
  boxes: Boxes,
  draft: string | undefined,
): readonly Arrow[] {
  const { layout, scene, read } = board;
  const field = way.of.slice(member.kind.length + 1);
  const value = draft ?? read(member.kind, member.ordinal, field);
  if (typeof value !== 'string') return [];
  const { tag, parts } = tagged(value);
  if (way.tag !== undefined && tag !== way.tag) return [];
  const names = partNames(board.info, typeOf(board.info, way.of), tag);
  const placed = (part: string | undefined): string | undefined => {
    const name = part === undefined ? undefined : parts[names.indexOf(part)];
    return name === undefined ? undefined : placeOf(name, scene);
  };
  const spot = (part: string | undefined): Point | undefined => scene.byMember.get(placed(part) ?? '')?.at;
  const here = centre(box);
  const stood = way.from === undefined ? undefined : placeOf(read(member.kind, member.ordinal, way.from), scene);
  const from = draft === undefined && stood !== undefined ? (scene.byMember.get(stood)?.at ?? here) : here;
  const goal = way.tag === undefined ? target(board, value, boxes) : undefined;
  const stands = placeOf(read(member.kind, member.ordinal, layout.kinds[member.kind]?.at), scene);
  const hasArrived = from !== here && way.via === undefined && stands !== undefined && placed(way.to) === stands;
  const line = hasArrived
    ? { from, to: between(around(from, 0, 0), box).to }
    : goal && from === here
      ? between(box, goal)
      : { from, to: goal ? centre(goal) : end(spot(way.via), spot(way.to)) };
  const { to } = line;
  if (to === undefined || far(line.from, to) < 1) return [];
  const side = read(member.kind, member.ordinal, layout.kinds[member.kind]?.side);
  const result = way.failed && read(member.kind, member.ordinal, way.failed.field);
  return [
    {
      key: `${way.of} ${way.tag ?? ''} ${member.id}`,
      from: line.from,
      to,
      style: way.style ?? 'solid',
      colour: own(layout.sides, String(side))?.colour ?? 'var(--counter-ink)',
      failed: draft === undefined && way.failed?.values.includes(String(result)) === true,
      draft: draft !== undefined,
      ...(hasArrived ? { arrived: `${member.kind}.${member.id}` } : {}),
      ...(way.number === undefined ? {} : { number: String(read(member.kind, member.ordinal, way.number)) }),
      aside: goal && from === here ? nextToArrow(box, goal) : undefined,
    },
  ];
}

function end(via: Point | undefined, to: Point | undefined): Point | undefined {
  if (via === undefined || to === undefined) return to ?? via;
  return [via[0] + (to[0] - via[0]) * ALONG, via[1] + (to[1] - via[1]) * ALONG];
}

function typeOf(info: GameInfo, path: string): number {
  const [kind, name] = path.split('.');
  return info.fields.find((field) => field.name === name && info.kinds[field.kind]?.name === kind)?.type ?? -1;
}

const centre = (box: Box): Point => [box.x + box.w / 2, box.y + box.h / 2];
const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
