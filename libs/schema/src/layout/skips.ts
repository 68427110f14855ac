import { text } from './basics.ts';

/** An answer that a click on a piece gives where the question is about no piece. */
export const skip = {
  ...text,
  pattern: '^[^/]+/[^/]+/[^/]+$',
  names: 'text',
  description:
    '`procedure/label/answer`: a click on one of the player’s own pieces gives this answer and then counts for the next question.',
} as const;

/** A question that is asked for one piece after the other, of which the first is picked already. */
export const pickedFirst = {
  ...text,
  pattern: '^[^/]+/[^/]+$',
  names: 'question',
  description:
    '`procedure/label` of a menu with one kind of action whose first piece is selected already; a click on another piece selects that one.',
} as const;
