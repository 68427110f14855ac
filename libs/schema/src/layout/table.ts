import { path, pile, stateOrFunction } from './basics.ts';

export const strip = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  description:
    'A row of places with the counters on them. Each place shows its value; places with the same label form a group.',
  properties: {
    of: { type: 'string', names: 'kind' },
    order: {
      ...path,
      description: '`Kind.field` with the position of a place in the row; places with 0 aren’t shown.',
    },
  },
} as const;

const area = { enum: ['top', 'left', 'centre', 'right', 'bottom'] } as const;

const areas = {
  type: 'object',
  additionalProperties: false,
  description: 'Where the parts of the table are shown, if not in their default places.',
  properties: {
    strips: { ...area, description: 'Rows of places. Default: `top`.' },
    shown: { ...area, description: 'The large cards. Default: `left`.' },
    columns: { ...area, description: 'The columns with their rows of piles. Default: `centre`.' },
    board: {
      ...area,
      description: 'The board with the places that are in no row. Default: `centre`, or `left` if there are columns.',
    },
    stacks: { ...area, description: 'Piles, with the hands of others above them. Default: `right`.' },
    hands: { ...area, description: 'Hands that the viewer can see. Default: `bottom`.' },
  },
} as const;

export const table = {
  type: 'object',
  additionalProperties: false,
  description: 'How cards are laid out on the table. Without it, piles are listed as text.',
  properties: {
    strips: { type: 'array', items: strip },
    shown: {
      type: 'array',
      items: path,
      description: '`Kind.field` whose value, such as the place of a marker, is shown as a large card.',
    },
    areas,
    columns: {
      type: 'string',
      names: 'kind',
      description: 'The kind whose members are the column headings: the last argument of the piles in a row.',
    },
    rows: {
      type: 'array',
      items: { type: 'array', prefixItems: [pile], items: { type: 'string', names: 'member' } },
      description:
        'Piles with their arguments except the column, such as ["front", "allies"]; the empty row contains the column headings. Consecutive rows with the same arguments are placed side by side.',
    },
    counts: {
      type: 'array',
      items: stateOrFunction,
      description:
        'States or functions with a side and a column as parameters, whose values are shown in the column headings. A function is computed from what the viewer can see.',
    },
    hands: { type: 'array', items: pile, description: 'Piles whose cards are fanned for those who may see them.' },
    stacks: {
      type: 'array',
      items: pile,
      description:
        'Piles that are drawn with the number of cards, and the top card if it can be seen. Other piles are listed as text.',
    },
  },
} as const;
