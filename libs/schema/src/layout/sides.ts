import { colour } from './basics.ts';

export const pattern = { enum: ['hatch', 'lines', 'dots', 'solid'] } as const;

export const side = {
  type: 'object',
  required: ['colour', 'pattern', 'letter'],
  additionalProperties: false,
  properties: {
    colour,
    pattern,
    // `maxLength` would count halves of characters.
    letter: { type: 'string', pattern: '^[^\\n]{1,2}$' },
  },
} as const;
