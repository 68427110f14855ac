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
    'How places are drawn whose field has this value. If there are several fills, the first is used; everything else is drawn together.',
  properties: {
    of: { ...path, description: '`Kind.field` of a kind of places: cells, points or regions.' },
    value: {
      description: 'One value or a list. Default: all values except none, false, 0 and the empty set.',
      anyOf: [single, { type: 'array', items: single }],
    },
    fill: {
      description: 'A tone, or a color, with another color for the dark theme in `dark`.',
      anyOf: [tone, colour],
    },
    dark: colour,
    mark,
    join: { ...join, description: 'A line to each neighbor on the grid that has the same value.' },
    number: { type: 'boolean', description: 'Writes the value on the place.' },
    flag: { type: 'boolean', description: 'The value is a side, whose flag is shown on the place.' },
  },
} as const;
