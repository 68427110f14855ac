import { field, text, texts } from './basics.ts';
import { join } from './grid.ts';

export const line = {
  type: 'object',
  required: ['relation'],
  additionalProperties: false,
  owner: 'relation',
  properties: {
    relation: { type: 'string', names: 'relation' },
    field: {
      ...field,
      description: 'Field of the relation shown in a small lozenge; joins that have one are dashed.',
    },
    join: { ...join, description: 'Drawn as such a way; without it as a plain line.' },
  },
} as const;

export const arrow = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  owner: 'of',
  description:
    'Values of a field that point somewhere: `move(to: Site)` is an arrow from where its piece is to the site.',
  properties: {
    of: {
      type: 'string',
      pattern: '^[^.]+(\\.[^.]+)?$',
      names: 'Kind.field or state',
      description:
        'Kind.field of a kind of counters, or a state that is a list: then its values say where from and where to.',
    },
    tag: { ...text, description: 'Without it the value itself is where the arrow ends.' },
    number: {
      ...field,
      description: 'Field with a number that is on the arrow; the values of a list are numbered in their order.',
    },
    to: { ...text, description: 'Part of the value that is a place: where the arrow ends.' },
    via: {
      ...text,
      description: 'Part that is another place: the arrow ends on the way from there, or there if it goes nowhere.',
    },
    from: { ...field, description: 'Field that says where the counter was; without it where it is.' },
    style: { enum: ['solid', 'dashed', 'dotted'] },
    failed: {
      type: 'object',
      required: ['field', 'values'],
      additionalProperties: false,
      description: 'Field of the kind, and those of its values that mean that nothing came of it.',
      properties: { field, values: texts },
    },
  },
} as const;
