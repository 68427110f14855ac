import type { BoardProps } from './board-props.ts';
import { plannedPlace } from './drafts.ts';
import { heldPiles } from './held-piles.ts';
import { canSwitchTo } from './instead.ts';
import type { BoardLayout } from './layout.ts';
import { pickingOf } from './Pick.tsx';
import { type Piece, piecesAt } from './pieces.ts';
import { placeOf } from './place-of.ts';
import type { Scene } from './scene.ts';
import { bySide, type Facts, held, listed, type SideGroup } from './track-plan.ts';

type Asked = Parameters<typeof pickingOf>[0] & Pick<BoardProps, 'drafts' | 'instead'>;

/**
 * Counters that a question is about and that lie nowhere on the board, such as those that are still to be set up: they
 * are drawn beside it, or nobody could click them. As long as there are any, those that are placed already keep their room, so
 * that the others stay where they are.
 */
export function trayOf(facts: Facts, scene: Scene, asked: Asked): readonly SideGroup[] {
  const { info, layout, read, nameOf, fieldName } = facts;
  const picking = pickingOf(asked);
  if (picking.onPick === undefined) return [];
  const boxed = new Set(inBoxes(facts).map(keyOf));
  const where = (kind: string, i: number): string | undefined => {
    const member = info.kinds.find(({ name }) => name === kind)?.members[i] ?? '';
    const isMeant = picking.isLegal(kind, member) || picking.isPicked(kind, member) || canSwitchTo(asked, kind, member);
    return (isMeant || isPlanned(asked, scene, kind, member)) && isNowhere(facts, scene, kind, i) ? '' : undefined;
  };
  const all = piecesAt(info, layout, read, nameOf, where, fieldName).filter((piece) => !boxed.has(keyOf(piece)));
  const isWaiting = all.some(({ kind, member }) => !isPlanned(asked, scene, kind, member));
  return isWaiting ? bySide(all) : [];
}

/** It is to stand on a place of the board. */
export const isPlanned = ({ drafts }: Pick<Asked, 'drafts'>, scene: Scene, kind: string, member: string): boolean =>
  plannedPlace(drafts, scene, kind, member) !== undefined;

const isNowhere = ({ read, layout }: Facts, scene: Scene, kind: string, ordinal: number): boolean =>
  placeOf(read(kind, ordinal, layout.kinds[kind]?.at), scene) === undefined;

const inBoxes = (facts: Facts): readonly Piece[] => [
  ...facts.layout.boxes.flatMap(({ of, tag }) => (of.includes('.') ? held(facts, of, tag ?? '') : listed(facts, of))),
  ...facts.layout.hands.flatMap(({ of }) => heldPiles(facts, of).flatMap(({ pieces }) => pieces)),
];

const keyOf = ({ kind, member }: Piece): string => `${kind}.${member}`;

export type TrayProps = BoardProps & { readonly how: BoardLayout; readonly place: Scene };
