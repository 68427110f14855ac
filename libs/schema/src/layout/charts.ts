import { field, kindName, stateOrField } from './basics.ts';
import { edge, title } from './placement.ts';

export const chart = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  owner: 'of',
  description: 'A table of the rules, with a row for each member of a kind.',
  properties: {
    of: kindName,
    columns: {
      type: 'array',
      items: field,
      minItems: 1,
      description: 'Fields of the kind, one for each column; without it all that the rules fix.',
    },
    now: {
      ...stateOrField,
      description:
        'Says which row applies: a state or field whose value is the member or what its first column says, or a field of the kind that is true.',
    },
    title,
    edge,
  },
} as const;
