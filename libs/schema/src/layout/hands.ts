import { pile } from './basics.ts';
import { edge, title } from './placement.ts';

export const hand = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  description: 'A box with the counters of a pile that the viewer can see, such as the markers in their hand.',
  properties: { of: pile, title, edge },
} as const;
