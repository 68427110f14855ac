import { own } from '@sandtable/text';
import type { BoardProps } from './board-props.ts';

/** Longer words don't fit on a corner of a counter. */
const MOST = 3;

/** The value that a counter is given in an assignment, if it is as short as a number; undefined where it has none yet. */
export function draftNote({ drafts }: Pick<BoardProps, 'drafts'>, kind: string, member: string): string | undefined {
  const value = drafts?.kind === kind ? own(drafts.values, member) : undefined;
  return value === undefined || value === 'none' || value.length > MOST ? undefined : value;
}
