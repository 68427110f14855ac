import type { PileView } from '@sandtable/session';
import type { BoardProps } from './board-props.ts';
import type { CardFace } from './card-face.ts';
import type { ColumnCount } from './column-counts.ts';
import type { Reader } from './facts.ts';
import type { ForeseenCard } from './foreseen-cards.ts';
import type { BoardLayout, SideLayout } from './layout.ts';
import type { Picking } from './Pick.tsx';

/** What the parts of a table of cards need to show what lies in them. */
export interface TableShown {
  readonly info: BoardProps['info'];
  readonly how: BoardLayout;
  readonly read: Reader;
  readonly faceOf: (kind: string, member: string) => CardFace;
  readonly sideOf: (pile: PileView) => SideLayout | undefined;
  /** What is on the head of a column. */
  readonly countsOf: (column: string) => readonly ColumnCount[];
  /** Cards that an answer would put into a pile of a column. */
  readonly foreseenIn: (pile: PileView, column: string) => readonly ForeseenCard[];
  /** Two sums against each other, in words. */
  readonly against: string;
  readonly picking: Picking;
  /** It may be taken instead of what is picked already. */
  readonly canSwitchTo: (kind: string, member: string) => boolean;
  readonly nameOf: BoardProps['nameOf'];
  readonly valueName: BoardProps['valueName'];
  readonly fieldName: BoardProps['fieldName'];
}

/** Something of the pile may be chosen. */
export const isAsked = ({ picking }: TableShown, pile: PileView): boolean =>
  pile.members.some((member) => picking.isLegal(pile.kind, member));

/** What of a pile can be taken up, picked or taken instead; undefined where it isn't about what lies there. */
export function takenFrom(
  shown: Pick<TableShown, 'picking' | 'canSwitchTo'>,
  pile: PileView,
): ReadonlySet<string> | undefined {
  const { picking, canSwitchTo } = shown;
  if (picking.onPick === undefined) return undefined;
  const { kind } = pile;
  const switches = pile.members.filter((member) => canSwitchTo(kind, member));
  const legal = pile.members.filter((member) => picking.isLegal(kind, member));
  if (switches.length + legal.length === 0) return undefined;
  return new Set([...switches, ...legal, ...pile.members.filter((member) => picking.isPicked(kind, member))]);
}
