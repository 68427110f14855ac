import { point } from './basics.ts';

const larger = { type: 'number', minimum: 1, maximum: 8 } as const;
const positive = { type: 'number', minimum: 0.01 } as const;

export const stretch = {
  type: 'object',
  required: ['at', 'width', 'by'],
  additionalProperties: false,
  description: 'A part of the map that is drawn larger. Everything else keeps its size, and nothing is torn or folded.',
  properties: {
    at: { ...point, description: 'The middle of the part, as places are given.' },
    width: {
      description: 'How far it reaches to either side, in degrees of latitude; or across and down.',
      anyOf: [positive, { type: 'array', prefixItems: [positive, positive], minItems: 2, maxItems: 2 }],
    },
    by: {
      description: 'How many times as large its middle is; or across and down.',
      anyOf: [larger, { type: 'array', prefixItems: [larger, larger], minItems: 2, maxItems: 2 }],
    },
  },
} as const;
