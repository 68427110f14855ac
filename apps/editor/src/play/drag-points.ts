import { seenAt } from '@sandtable/board';
import type { Member } from './piece-paths.ts';
import { type Asked, isTarget } from './useDropping.ts';

export type Point = readonly [number, number];

/** What can be taken up: counters, on the board or beside it, and cards. */
const PIECES = '[data-piece], .card[data-place], .held-piece[data-place]';

/** The piece at a point or around an element, and how it is drawn. */
export function pieceAt(at: Point | Element): { readonly piece: Member; readonly drawn: Element } | undefined {
  const uppermost = at instanceof Element ? at : document.elementFromPoint(...at);
  const drawn = uppermost?.closest(PIECES);
  const piece = memberOf(drawn?.getAttribute('data-piece') ?? drawn?.getAttribute('data-place'));
  return drawn && piece ? { piece, drawn } : undefined;
}

const DRAWN = '[data-piece], [data-stack], [data-place]';

/** The piece, card or place that an element belongs to. */
export function drawnMember(of: Element): { readonly member: Member; readonly drawn: Element } | undefined {
  const drawn = of.closest('[data-place]') ?? of.closest(DRAWN);
  const key = of.closest('[data-piece], [data-stack]') ?? drawn;
  const member = memberOf(
    key?.getAttribute('data-piece') ?? key?.getAttribute('data-stack') ?? key?.getAttribute('data-place'),
  );
  return drawn && member ? { member, drawn } : undefined;
}

/** What is drawn at a point, the uppermost first. */
export const membersAt = ([x, y]: Point): readonly Member[] =>
  seenAt(x, y).flatMap((one) => {
    const found = memberOf(one.closest('[data-place]')?.getAttribute('data-place'));
    return found ?? [];
  });

/** What someone drops a piece on: what may be meant there goes before what only lies over it. */
export function memberAt(at: Point, asked: readonly Asked[]): Member | undefined {
  const under = membersAt(at);
  return under.find(({ member }) => isTarget(asked, member)) ?? under[0];
}

function memberOf(key: string | null | undefined): Member | undefined {
  const dot = key?.indexOf('.') ?? -1;
  return typeof key === 'string' && dot > 0 ? { kind: key.slice(0, dot), member: key.slice(dot + 1) } : undefined;
}
