import { edge, title } from './placement.ts';
import { standing } from './standing.ts';

export const score = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  description: 'A list of all roles, each with a number and a bar.',
  properties: {
    of: standing,
    most: {
      type: 'number',
      minimum: 1,
      description: 'The number that fills the bar, such as the number needed to win. Default: the largest number.',
    },
    title,
    edge,
  },
} as const;
