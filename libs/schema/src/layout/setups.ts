import { path } from './basics.ts';
import { title } from './placement.ts';

/** An answer to a question about many members that is known beforehand. */
export const setup = {
  type: 'object',
  required: ['of', 'values'],
  additionalProperties: false,
  description:
    'Answers to a question `for each` member that can be chosen with one button, such as a historical setup: each member gets the value of a field, if the rules allow it.',
  properties: {
    of: {
      type: 'string',
      pattern: '^[^/]+/[^/]+$',
      names: 'question',
      description: '`procedure/label` of a question `for each` member.',
    },
    values: { ...path, description: '`Kind.field` with the answer for each member; `none` leaves it to the player.' },
    title: {
      ...title,
      description: 'Path of the text on the button, such as `option/historical`. Default: the name of the field.',
    },
  },
} as const;
