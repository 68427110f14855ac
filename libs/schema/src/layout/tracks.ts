import { path, stateOrField, text } from './basics.ts';
import { edge, title } from './placement.ts';

const held = {
  type: 'object',
  required: ['of', 'tag'],
  additionalProperties: false,
  description:
    'Counters that wait on a space: those whose field has the tag with the space as its value, such as `coming(3)`.',
  properties: { of: path, tag: text },
} as const;

export const track = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  description: 'A row of spaces with markers for states or for fields of members.',
  properties: {
    of: {
      description: 'The values that markers show: a state, `Kind.field`, or several of them.',
      anyOf: [stateOrField, { type: 'array', items: stateOrField, minItems: 1 }],
    },
    spaces: {
      description: 'The first and last number, or values by name. Default: all values of the first one in `of`.',
      anyOf: [
        { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'integer' }], minItems: 2, maxItems: 2 },
        { type: 'array', items: text, minItems: 1 },
      ],
    },
    captions: {
      type: 'array',
      items: { type: 'string', pattern: '^[^\\n]{0,12}$' },
      description: 'Texts printed on the spaces in addition to their number or name, in order.',
    },
    holds: held,
    title,
    edge,
  },
} as const;
