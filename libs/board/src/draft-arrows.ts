import { own } from '@sandtable/text';
import { type Arrow, type Board, between } from './arrows.ts';
import { around } from './boxes.ts';
import type { Drafts } from './drafts.ts';
import { placeOf } from './place-of.ts';
import { standsAt } from './stands-at.ts';

/** Where counters are to go from where they stand, unless the layout says what the arrows of such counters mean. */
export function draftArrows(board: Board, drafts: Drafts | undefined): readonly Arrow[] {
  if (drafts === undefined || board.layout.arrows.some(({ of }) => of.startsWith(`${drafts.kind}.`))) return [];
  const boxes = standsAt(board.standing);
  const members = board.info.kinds.find(({ name }) => name === drafts.kind)?.members ?? [];
  return members.flatMap((member, ordinal): readonly Arrow[] => {
    const box = boxes.get(`${drafts.kind}.${member}`);
    const now = stands(board, drafts.kind, ordinal);
    const then = placeOf(own(drafts.values, member), board.scene);
    const goal = board.scene.byMember.get(then ?? '');
    if (box === undefined || now === undefined || goal === undefined || now === then) return [];
    const way = between(box, around(goal.at, 0, 0));
    const colour = colourOf(board, drafts.kind, ordinal);
    return [{ key: `draft ${member}`, ...way, style: 'dashed', colour, failed: false, draft: true }];
  });
}

const stands = ({ layout, scene, read }: Board, kind: string, ordinal: number): string | undefined =>
  placeOf(read(kind, ordinal, layout.kinds[kind]?.at), scene);

const colourOf = ({ layout, read }: Board, kind: string, ordinal: number): string =>
  own(layout.sides, String(read(kind, ordinal, layout.kinds[kind]?.side)))?.colour ?? 'var(--counter-ink)';
