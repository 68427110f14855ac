import type { GameInfo } from '@sandtable/engine';
import type { PileView } from '@sandtable/session';
import { own } from '@sandtable/text';
import type { Reader } from './facts.ts';
import type { BoardLayout, SideLayout } from './layout.ts';
import { pileArgs } from './pile-title.ts';

/** Whose a pile is: an argument is a side, or someone of whom a field says it. */
export function pileSide(info: GameInfo, how: BoardLayout, read: Reader, pile: PileView): SideLayout | undefined {
  for (const arg of pileArgs(pile)) {
    const side = own(how.sides, arg) ?? sideOfMember(info, how, read, arg);
    if (side !== undefined) return side;
  }
  return undefined;
}

function sideOfMember(info: GameInfo, how: BoardLayout, read: Reader, member: string): SideLayout | undefined {
  const kind = info.kinds.find(({ members }) => members.includes(member));
  if (kind === undefined) return undefined;
  const field = own(how.kinds, kind.name)?.side ?? 'side';
  return own(how.sides, String(read(kind.name, kind.members.indexOf(member), field)));
}
