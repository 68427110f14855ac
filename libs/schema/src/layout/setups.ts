import { path, text } from './basics.ts';
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
    as: {
      type: 'object',
      additionalProperties: text,
      description: 'The answer for each value of the field, if it differs from the value.',
    },
    begins: {
      type: 'boolean',
      description: 'Fills the draft with this setup when the question opens, unless the player has answered it before.',
    },
    title: {
      ...title,
      description:
        'Path of the text on the button, such as `option/historical`. Default: the name of the field, or *Usual setup* with `as`.',
    },
  },
} as const;
