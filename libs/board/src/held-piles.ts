import { pilesIn } from '@sandtable/session';
import { piecesAt } from './pieces.ts';
import { pileSide } from './pile-side.ts';
import { pileArgs } from './pile-title.ts';
import type { Facts, SideGroup } from './track-plan.ts';

/** The counters of a pile that the viewer can see, for each of those who have such a pile. */
export function heldPiles({ info, view, layout, read, nameOf, fieldName }: Facts, of: string): readonly SideGroup[] {
  const { fields, names = {}, sizes = {} } = view;
  return pilesIn(info, { fields, names, sizes })
    .filter(({ pile, members }) => pile === of && members.length > 0)
    .map((pile) => {
      const [owner] = pileArgs(pile);
      const side = pileSide(info, layout, read, pile);
      const kind = info.kinds.find(({ name }) => name === pile.kind);
      const where = (name: string, i: number): string | undefined =>
        name === kind?.name && pile.members.includes(kind.members[i] ?? '') ? pile.name : undefined;
      const pieces = piecesAt(info, layout, read, nameOf, where, fieldName);
      return {
        side,
        name: owner === undefined ? undefined : nameOf?.(owner),
        pieces: pieces.map((piece) => ({ ...piece, side: piece.side ?? side })),
      };
    });
}
