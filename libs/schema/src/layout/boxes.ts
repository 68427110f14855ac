import { stateOrField, text } from './basics.ts';
import { edge, title } from './placement.ts';

export const box = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  description: 'A box with counters that aren’t on the map, grouped by side.',
  properties: {
    of: {
      ...stateOrField,
      description:
        '`Kind.field` with the position of counters, together with a `tag`; or a state with a set of counters.',
    },
    tag: { ...text, description: 'Value of the field, or its tag, such as `coming` for `coming(3)`.' },
    show: { enum: ['pieces', 'count'], description: 'Shows each counter, or only their number. Default: `pieces`.' },
    title,
    edge,
  },
} as const;
