import { point } from './basics.ts';

const larger = { type: 'number', minimum: 1, maximum: 8 } as const;
const positive = { type: 'number', minimum: 0.01 } as const;

export const stretch = {
  type: 'object',
  required: ['at', 'width', 'by'],
  additionalProperties: false,
  description: 'A part of the map that is enlarged. The rest keeps its size, and the map stays continuous.',
  properties: {
    at: { ...point, description: 'The center of the part, in the same coordinates as places.' },
    width: {
      description: 'How far it extends to either side, in degrees of latitude; or a pair, horizontally and vertically.',
      anyOf: [positive, { type: 'array', prefixItems: [positive, positive], minItems: 2, maxItems: 2 }],
    },
    by: {
      description: 'The factor by which its center is enlarged; or a pair, horizontally and vertically.',
      anyOf: [larger, { type: 'array', prefixItems: [larger, larger], minItems: 2, maxItems: 2 }],
    },
  },
} as const;
