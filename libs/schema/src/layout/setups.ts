import { path } from './basics.ts';
import { title } from './placement.ts';

/** An answer to a question about many members that is known beforehand. */
export const setup = {
  type: 'object',
  required: ['of', 'values'],
  additionalProperties: false,
  description:
    'A setup that is offered where a question asks for each of many members: each takes what a field says, if the rules allow that.',
  properties: {
    of: {
      type: 'string',
      pattern: '^[^/]+/[^/]+$',
      names: 'question',
      description: 'procedure/label of the question, which is asked for each of some members.',
    },
    values: { ...path, description: 'Kind.field with what each member takes; none leaves it to the player.' },
    title: {
      ...title,
      description: 'Path of the text on its button, such as option/historical; without it that of the field.',
    },
  },
} as const;
