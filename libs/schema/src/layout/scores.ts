import { edge, title } from './placement.ts';
import { standing } from './standing.ts';

export const score = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  description: 'A list of all roles with a number each, and a bar for it.',
  properties: {
    of: standing,
    most: {
      type: 'number',
      minimum: 1,
      description: 'How much fills the bar, such as what wins; the largest without it.',
    },
    title,
    edge,
  },
} as const;
