import type { AskView } from '@sandtable/session';
import type { Member } from '../play/piece-paths.ts';

/**
 * What a click is about that isn't an answer: where something is asked for, such as a hex, whoever clicks a piece of
 * another kind means the hex that it stands on. As long as a menu is still to be entered, it may be the piece as well.
 */
export function meantBy({ kind, ways, candidates }: Asked, on: Member, under: readonly Member[]): Member {
  if (on.kind === kind || ways !== undefined) return on;
  return under.find((one) => one.kind === kind && !candidates.includes(one.member)) ?? on;
}

type Asked = Pick<AskView, 'kind' | 'ways' | 'candidates'>;
