import type { PileView } from '@sandtable/session';
import type { CardFace } from './card-face.ts';
import { type Summing, sumsOf } from './column-counts.ts';
import type { ForeseenAnswer } from './foreseen-answer.ts';
import type { TableLayout } from './layout.ts';
import { pileArgs } from './pile-title.ts';

/** A card where it would lie, and what the column says then. */
export interface ForeseenCard {
  readonly key: string;
  readonly face: CardFace;
  /**
   * The sums of all sides, that of the card first; empty where nothing is summed, or what lies face down isn't counted yet.
   */
  readonly sums: readonly string[];
  /** It is drawn without being pointed at. */
  readonly isChosen: boolean;
}

interface Needed extends Summing {
  readonly table: TableLayout;
  readonly foreseen: readonly ForeseenAnswer[];
  readonly faceOf: (kind: string, member: string) => CardFace;
}

/** The cards that may come to lie in a pile of a column. */
export function foreseenCards(needed: Needed, pile: PileView, column: string): readonly ForeseenCard[] {
  const { table, foreseen, faceOf } = needed;
  const before = new Map(sumsOf(needed, table, column).map(({ key, text }) => [key, text]));
  return foreseen.flatMap(({ on, moved, values }) => {
    const after = moved.some(({ to }) => to === pile.name)
      ? sumsOf({ ...needed, view: { states: {}, values } }, table, column)
      : [];
    const sums = after.some(({ key, text }) => before.get(key) !== text) ? after : [];
    const isOwn = ({ member }: { readonly member: string }): boolean => pileArgs(pile).includes(member);
    const inOrder = [...sums.filter(isOwn), ...sums.filter((one) => !isOwn(one))].map(({ text }) => text);
    return moved
      .filter(({ to }) => to === pile.name)
      .map(({ kind, member }) => ({
        key: `${on} ${member}`,
        face: faceOf(kind, member),
        sums: inOrder,
        // Where nothing else can be chosen, nobody need point at it first.
        isChosen: on === undefined || foreseen.length === 1,
      }));
  });
}
