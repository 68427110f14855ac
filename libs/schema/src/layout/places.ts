import { point, points, text } from './basics.ts';

export const compassSide = { enum: ['n', 'e', 's', 'w', 'ne', 'se', 'sw', 'nw'] } as const;
export const shape = { enum: ['square', 'circle', 'hexagon', 'star', 'ring'] } as const;

export const place = {
  type: 'object',
  required: ['at'],
  additionalProperties: false,
  properties: {
    at: {
      description: 'A point, or several for a long region. Longitude and latitude if there is a projection.',
      anyOf: [point, { ...points, minItems: 1 }],
    },
    label: {
      description:
        'The side of the mark on which the name is written, or the center of the name; `none` writes no name.',
      anyOf: [{ enum: [...compassSide.enum, 'none'] }, point],
    },
    shape: {
      ...shape,
      description: 'The mark at the first point of a region, filled for the holder of the region.',
    },
    short: {
      type: 'string',
      pattern: '^[^\\n]{1,8}$',
      description:
        'The name that is used if the full name doesn’t fit, unless the texts have a message `Kind_member_short`.',
    },
    on: {
      enum: ['land', 'sea'],
      description: 'The region fills the map up to its neighbors, on land or at sea.',
    },
    outline: {
      type: 'array',
      items: { type: 'array', items: point, minItems: 3 },
      minItems: 1,
      description: 'The borders of a region: rings of corners. A ring inside another one is a hole.',
    },
    along: {
      type: 'array',
      items: { type: 'array', items: { anyOf: [point, { type: 'string', names: 'Kind.member' }] }, minItems: 2 },
      minItems: 1,
      description: 'Lines that the region surrounds, from place to place, as names or points.',
    },
    reach: {
      type: 'number',
      minimum: 1,
      description:
        'How far the region extends from the lines in `along`, in thousandths of the width of the sheet. Default: 60.',
    },
    reconstructed: text,
  },
} as const;
