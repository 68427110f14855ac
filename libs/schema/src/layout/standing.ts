import { field, path } from './basics.ts';

export const counted = {
  type: 'object',
  required: ['count'],
  additionalProperties: false,
  owner: 'count',
  properties: {
    count: { ...path, description: '`Kind.field` that refers to roles.' },
    where: { ...field, description: 'Field of the same kind: only members for which it is true are counted.' },
  },
} as const;

export const standing = {
  description: 'What is shown for each role: `Kind.field`, or the number of members that refer to the role in a field.',
  anyOf: [path, counted],
} as const;
