import type { GameInfo } from '@sandtable/engine';
import type { Box } from './boxes.ts';
import type { Reader } from './facts.ts';
import type { ArrowLayout, BoardLayout, Point } from './layout.ts';
import { placeOf } from './pieces.ts';
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
}
/** Values that are being chosen, by member, of a kind of counters. */
export interface Drafts {
  readonly kind: string;
  readonly values: Readonly<Record<string, string>>;
}
interface Board {
  readonly info: GameInfo;
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
  const boxes = standsAt(board.standing);
  return board.info.kinds.flatMap((kind) => {
    const ways = board.layout.arrows.filter((way) => way.of.startsWith(`${kind.name}.`));
    if (ways.length === 0) return [];
    const draft = drafts?.kind === kind.name ? drafts.values : undefined;
    return kind.members.flatMap((id, ordinal) => {
      const member = { kind: kind.name, id, ordinal };
      const box = boxes.get(`${kind.name}.${id}`);
      return box === undefined ? [] : ways.flatMap((way) => arrow(board, way, member, box, draft?.[id]));
    });
  });
}

function arrow(board: Board, way: ArrowLayout, member: Member, box: Box, draft: string | undefined): readonly Arrow[] {
  const { layout, scene, read } = board;
  const field = way.of.slice(member.kind.length + 1);
  const value = draft ?? read(member.kind, member.ordinal, field);
  if (typeof value !== 'string') return [];
  const { tag, parts } = tagged(value);
  if (tag !== way.tag) return [];
  const names = partNames(board.info, typeOf(board.info, way.of), tag);
  const spot = (part: string | undefined): Point | undefined => {
    const name = part === undefined ? undefined : parts[names.indexOf(part)];
    return name === undefined ? undefined : scene.byMember.get(placeOf(name, scene) ?? '')?.at;
  };
  const here = centre(box);
  const stood = way.from === undefined ? undefined : placeOf(read(member.kind, member.ordinal, way.from), scene);
  const from = draft === undefined && stood !== undefined ? (scene.byMember.get(stood)?.at ?? here) : here;
  const to = end(spot(way.via), spot(way.to));
  if (to === undefined || far(from, to) < 1) return [];
  const side = read(member.kind, member.ordinal, layout.kinds[member.kind]?.side);
  const result = way.failed && read(member.kind, member.ordinal, way.failed.field);
  return [
    {
      key: `${way.of} ${tag} ${member.id}`,
      from,
      to,
      style: way.style ?? 'solid',
      colour: layout.sides[String(side)]?.colour ?? 'var(--ink)',
      failed: draft === undefined && way.failed?.values.includes(String(result)) === true,
      draft: draft !== undefined,
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
