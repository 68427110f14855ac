import { field, path } from './basics.ts';

export const counted = {
  type: 'object',
  required: ['count'],
  additionalProperties: false,
  owner: 'count',
  properties: {
    count: { ...path, description: 'Kind.field: a field that names roles.' },
    where: { ...field, description: 'Field of the same kind: only members of which this is true are counted.' },
  },
} as const;

export const standing = {
  description: 'What is shown of each role beside the board: Kind.field, or how many members name it in a field.',
  anyOf: [path, counted],
} as const;
