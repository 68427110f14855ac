import { point, points, text } from './basics.ts';

export const compassSide = { enum: ['n', 'e', 's', 'w', 'ne', 'se', 'sw', 'nw'] } as const;
export const shape = { enum: ['square', 'circle', 'hexagon', 'star', 'ring'] } as const;

export const place = {
  type: 'object',
  required: ['at'],
  additionalProperties: false,
  properties: {
    at: {
      description:
        'One anchor, or several where a region has a long body. Longitude and latitude if there is a projection.',
      anyOf: [point, { ...points, minItems: 1 }],
    },
    label: {
      description:
        'On which side of its mark the name is, or the middle of the name itself; none: it is not written on the map.',
      anyOf: [{ enum: [...compassSide.enum, 'none'] }, point],
    },
    shape: {
      ...shape,
      description: 'A region that has one shows it at its first anchor, filled for whoever holds the region.',
    },
    short: {
      type: 'string',
      pattern: '^[^\\n]{1,8}$',
      description: 'What it is called where its name has no room, unless the texts have a message Kind_member_short.',
    },
    on: {
      enum: ['land', 'sea'],
      description: 'A region that says so fills the map up to its neighbours, on land or on the sea.',
    },
    outline: {
      type: 'array',
      items: { type: 'array', items: point, minItems: 3 },
      minItems: 1,
      description: 'The borders of a region: rings of corners. What lies in an even number of rings is a hole.',
    },
    along: {
      type: 'array',
      items: { type: 'array', items: { anyOf: [point, { type: 'string', names: 'Kind.member' }] }, minItems: 2 },
      minItems: 1,
      description: 'Lines along which a region lies, from place to place, by their names or as points.',
    },
    reach: {
      type: 'number',
      minimum: 1,
      description:
        'How far a region goes from the lines along which it lies, in thousandths of the width of the sheet; 60 without it.',
    },
    reconstructed: text,
  },
} as const;
