import { stateOrField, text } from './basics.ts';
import { edge, title } from './placement.ts';

export const box = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  description: 'A box with counters that are not on the map, by their sides.',
  properties: {
    of: {
      ...stateOrField,
      description: 'Kind.field that says where counters are, with a tag; or a state that is a set of them.',
    },
    tag: { ...text, description: 'Value of the field, or what it begins with, such as coming in coming(3).' },
    show: { enum: ['pieces', 'count'], description: 'Counters one by one, or only how many; pieces without it.' },
    title,
    edge,
  },
} as const;
