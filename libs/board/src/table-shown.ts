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
  /** What kind of thing is asked for. */
  readonly asked: BoardProps['asked'];
  /** It may be taken instead of what is picked already. */
  readonly canSwitchTo: (kind: string, member: string) => boolean;
  readonly nameOf: BoardProps['nameOf'];
  readonly valueName: BoardProps['valueName'];
  readonly fieldName: BoardProps['fieldName'];
}

/** Something of the pile may be chosen. */
export const isAsked = ({ picking }: TableShown, pile: PileView): boolean =>
  pile.members.some((member) => picking.isLegal(pile.kind, member));

/** What of a pile can be taken up, picked or taken instead; undefined where the question isn't about such things. */
export function takenFrom(
  shown: Pick<TableShown, 'picking' | 'canSwitchTo' | 'asked'>,
  pile: PileView,
): ReadonlySet<string> | undefined {
  const { picking, canSwitchTo, asked } = shown;
  if (picking.onPick === undefined) return undefined;
  const { kind } = pile;
  const switches = pile.members.filter((member) => canSwitchTo(kind, member));
  const legal = pile.members.filter((member) => picking.isLegal(kind, member));
  if (switches.length + legal.length === 0 && asked !== kind) return undefined;
  return new Set([...switches, ...legal, ...pile.members.filter((member) => picking.isPicked(kind, member))]);
}
