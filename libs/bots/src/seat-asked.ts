import { ASK_ROLE, type GameInfo, SEATS } from '@sandtable/engine';

/** The seat that plays the role which is asked first in a position. */
export const seatAsked = (info: GameInfo, S: Int32Array): GameInfo['layouts'][number]['seats'][number] | undefined =>
  info.layouts[S[SEATS] ?? 0]?.seats.find(({ roles }) => roles.includes(S[ASK_ROLE] ?? 0));
