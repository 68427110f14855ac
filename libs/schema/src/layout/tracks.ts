import { path, stateOrField, text } from './basics.ts';
import { edge, title } from './placement.ts';

const held = {
  type: 'object',
  required: ['of', 'tag'],
  additionalProperties: false,
  description: 'Counters that wait there: their field is the tag with the space, such as coming(3).',
  properties: { of: path, tag: text },
} as const;

export const track = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  description: 'A row of spaces on which states or fields of members are markers.',
  properties: {
    of: {
      description: 'Whose values are the spaces on which markers stand: a state, Kind.field, or several of them.',
      anyOf: [stateOrField, { type: 'array', items: stateOrField, minItems: 1 }],
    },
    spaces: {
      description: 'First and last number, or values by name; without it all that the first of `of` can be.',
      anyOf: [
        { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'integer' }], minItems: 2, maxItems: 2 },
        { type: 'array', items: text, minItems: 1 },
      ],
    },
    captions: {
      type: 'array',
      items: { type: 'string', pattern: '^[^\\n]{0,12}$' },
      description: 'What is printed on the spaces beside their number or name, in their order.',
    },
    holds: held,
    title,
    edge,
  },
} as const;
