import { path, text } from './basics.ts';

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

/** A question whose answers stand for pieces on the board. */
export const pieceAnswer = {
  type: 'object',
  required: ['of', 'by'],
  additionalProperties: false,
  description:
    'A question whose answers aren’t on the board, but stand for pieces there: each piece of the player is labeled with the answer that is the value of one of its fields, and a click on it selects that answer.',
  properties: {
    of: {
      type: 'string',
      pattern: '^[^/]+/[^/]+$',
      names: 'question',
      description: '`procedure/label` of the question.',
    },
    by: { ...path, description: '`Kind.field` of the pieces, whose value is an answer to the question.' },
  },
} as const;
