import { colour, path, single } from './basics.ts';

/** Colours of ground that suit both light and dark paper. */
export const tone = {
  enum: ['meadow', 'forest', 'water', 'sand', 'rock', 'marsh', 'snow', 'mud', 'town'],
} as const;

export const mark = {
  enum: ['trees', 'waves', 'grass', 'rocks', 'hatch', 'dots', 'cross', 'ring', 'diamond', 'bridge'],
} as const;

export const join = { enum: ['road', 'rail', 'track', 'river', 'ditch'] } as const;

export const look = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  description:
    'How places look whose field has a value. Of several fills the first counts; everything else is drawn together.',
  properties: {
    of: { ...path, description: 'Kind.field of a kind of places: cells, points or regions.' },
    value: {
      description: 'Without it all values but none, false, 0 and the empty set.',
      anyOf: [single, { type: 'array', items: single }],
    },
    fill: { description: 'A tone, or a colour with another for dark paper.', anyOf: [tone, colour] },
    dark: colour,
    mark,
    join: { ...join, description: 'A line to each neighbour on a grid that has the same.' },
    number: { type: 'boolean', description: 'The value is written on the place.' },
    flag: { type: 'boolean', description: 'The value is a side: its flag is on the place.' },
  },
} as const;
