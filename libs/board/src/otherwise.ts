import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { arrange } from './arrange.ts';
import { around, type Box, middleOf } from './boxes.ts';
import { reader } from './facts.ts';
import type { BoardLayout, Point } from './layout.ts';
import type { NameOf } from './names.ts';
import { type Piece, pieces } from './pieces.ts';
import type { Scene } from './scene.ts';
import type { Sizes } from './sizes.ts';
import type { Standing, StandingPiece } from './stand.ts';
import { standsAt } from './stands-at.ts';

/** Another position that is compared with the one on the board, such as that under other rules. */
export interface OtherPosition {
  readonly view: MatchView;
  readonly info: GameInfo;
}

/** What would lie elsewhere, or otherwise. */
export interface Otherwise {
  /** Counters where they would stand; `to` is where they stand, undefined for those that don't. */
  readonly ghosts: readonly { readonly key: string; readonly piece: StandingPiece; readonly to: Point | undefined }[];
  /** Counters and places of which something else would be another, with the value in words where it is one. */
  readonly marks: readonly { readonly key: string; readonly box: Box; readonly was: string; readonly is: string }[];
}

interface Drawn {
  readonly info: GameInfo;
  readonly view: MatchView | undefined;
  readonly layout: BoardLayout;
  readonly scene: Scene;
  readonly standing: Standing;
  readonly sizes: Sizes;
  readonly nameOf: NameOf | undefined;
}

/** Compares what is drawn with how it would stand. */
export const otherwiseOn = (other: OtherPosition, drawn: Drawn): Otherwise => {
  const { layout, scene, standing, sizes, nameOf } = drawn;
  const all = pieces(other.info, layout, scene, reader(other.info, other.view), nameOf);
  const was = piecesIn(arrange(scene, all, sizes, false, () => false).standing);
  const now = piecesIn(standing);
  const stands = standsAt(standing);
  const ghosts = [...was].flatMap(([key, piece]) => {
    const there = now.get(key);
    const box = stands.get(key);
    if (there?.place === piece.place) return [];
    return [{ key, piece: { ...piece, at: outsideAll(piece, [...stands.values()]) }, to: box && middleOf(box) }];
  });
  const marks = [...now].flatMap(([key, piece]) => {
    const [old, box] = [was.get(key), stands.get(key)];
    if (box === undefined || (old?.place === piece.place && isAlike(old, piece))) return [];
    const isValue = old?.place === piece.place && old.value !== piece.value;
    return [{ key, box, was: isValue ? old.value : '', is: isValue ? piece.value : '' }];
  });
  return { ghosts, marks: [...marks, ...ownersIn(other, drawn)] };
};

/** Where another counter stands now, a ghost looks out from behind it. */
const outsideAll = ({ at: [x, y], size }: StandingPiece, boxes: readonly Box[]): Point =>
  boxes.some((box) => Math.hypot(middleOf(box)[0] - x, middleOf(box)[1] - y) < size / 2)
    ? [x - size * OUT, y - size * OUT]
    : [x, y];
const OUT = 0.4;

/** Each piece by itself, also those in stacks. */
const piecesIn = ({ counters, stacks }: Standing): ReadonlyMap<string, StandingPiece> =>
  new Map(
    [...counters, ...stacks.flatMap(({ pieces: all, at, size }) => all.map((piece) => ({ ...piece, at, size })))].map(
      (piece) => [`${piece.kind}.${piece.member}`, piece],
    ),
  );

const isAlike = (a: Piece, b: Piece): boolean =>
  a.value === b.value &&
  a.label === b.label &&
  a.sideId === b.sideId &&
  a.faded === b.faded &&
  JSON.stringify(a.badges) === JSON.stringify(b.badges);

/** Places that would be another's. */
const ownersIn = (other: OtherPosition, { info, view, layout, scene, sizes }: Drawn): Otherwise['marks'] => {
  const [was, is] = [reader(other.info, other.view), reader(info, view)];
  const ordinals = new Map(info.kinds.map(({ name, members }) => [name, new Map(members.map((one, i) => [one, i]))]));
  return scene.spots.flatMap(({ kind, member, at }) => {
    const side = layout.kinds[kind]?.side;
    const i = ordinals.get(kind)?.get(member);
    if (side === undefined || i === undefined || was(kind, i, side) === is(kind, i, side)) return [];
    return [{ key: `${kind}.${member}`, box: around(at, sizes.counter, sizes.counter), was: '', is: '' }];
  });
};
