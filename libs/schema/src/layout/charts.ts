import { field, kindName, stateOrField } from './basics.ts';
import { edge, title } from './placement.ts';

export const chart = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  owner: 'of',
  description: 'A table from the rules, with a row for each member of a kind.',
  properties: {
    of: kindName,
    columns: {
      type: 'array',
      items: field,
      minItems: 1,
      description: 'Fields of the kind, one for each column. Default: all constant fields.',
    },
    now: {
      ...stateOrField,
      description:
        'The highlighted row: a state or field whose value is the member or the value in its first column, or a field of the kind that is true for the row.',
    },
    title,
    edge,
  },
} as const;
