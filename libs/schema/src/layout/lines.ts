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
      description:
        'Field of the relation. Lines whose value isn’t the default are dashed and show it in a small lozenge.',
    },
    join: { ...join, description: 'How the line is drawn. Default: a plain line.' },
  },
} as const;

export const arrow = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  owner: 'of',
  description:
    'Arrows for the values of a field: `move(to: Site)` is an arrow from the position of the piece to the site.',
  properties: {
    of: {
      type: 'string',
      pattern: '^[^.]+(\\.[^.]+)?$',
      names: 'Kind.field or state',
      description:
        '`Kind.field` of a kind of counters; or a state that is a list, whose values contain the start and end of each arrow.',
    },
    tag: {
      ...text,
      description: 'The tag of values that are drawn as arrows. Without it, the value itself is the end of the arrow.',
    },
    number: {
      ...field,
      description: 'Field with a number to show on the arrow; the values of a list are numbered in order.',
    },
    to: { ...text, description: 'The part of the value with the place where the arrow ends.' },
    via: {
      ...text,
      description:
        'The part with another place: the arrow ends on the way from there to the place in `to`, or at that place if `to` is none.',
    },
    from: { ...field, description: 'Field with the previous position of the counter. Default: its current position.' },
    style: { enum: ['solid', 'dashed', 'dotted'] },
    failed: {
      type: 'object',
      required: ['field', 'values'],
      additionalProperties: false,
      description: 'A field of the kind, and those of its values that mean failure.',
      properties: { field, values: texts },
    },
  },
} as const;
