import { path, pile, stateOrField } from './basics.ts';

export const strip = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  description:
    'Places in a row with the markers that stand on them. Their value is written on them, and their label below those that share it.',
  properties: {
    of: { type: 'string', names: 'kind' },
    order: { ...path, description: 'Kind.field with the number of a place in the row; places with 0 are left out.' },
  },
} as const;

const area = { enum: ['top', 'left', 'centre', 'right', 'bottom'] } as const;

const areas = {
  type: 'object',
  additionalProperties: false,
  description: 'Where the parts of a table lie, if not where they lie without it.',
  properties: {
    strips: { ...area, description: 'Rows of places; at the top without it.' },
    shown: { ...area, description: 'What is shown large; on the left without it.' },
    columns: { ...area, description: 'The columns with their rows of piles; in the centre without it.' },
    board: {
      ...area,
      description: 'Places that are in no row; in the centre without it, or on the left where columns are there.',
    },
    stacks: { ...area, description: 'Piles, and the hands of others above them; on the right without it.' },
    hands: { ...area, description: 'Hands that can be seen; at the bottom without it.' },
  },
} as const;

export const table = {
  type: 'object',
  additionalProperties: false,
  description: 'How cards lie on the table; without it piles are told in words.',
  properties: {
    strips: { type: 'array', items: strip },
    shown: {
      type: 'array',
      items: path,
      description: 'Kind.field: what a marker stands on, or a card that is named, is shown large.',
    },
    areas,
    columns: {
      type: 'string',
      names: 'kind',
      description: 'Kind whose members head the columns: the last argument of the piles of a row.',
    },
    rows: {
      type: 'array',
      items: { type: 'array', prefixItems: [pile], items: { type: 'string', names: 'member' } },
      description:
        'Piles with their arguments up to the column, ["front", "allies"]; an empty row is the one with the heads. Rows that follow each other with the same arguments lie side by side.',
    },
    counts: {
      type: 'array',
      items: stateOrField,
      description: 'States with a side and a column as parameters: what they say of a column is on its head.',
    },
    hands: { type: 'array', items: pile, description: 'Piles whose cards lie side by side, for whoever may see them.' },
    stacks: {
      type: 'array',
      items: pile,
      description:
        'Piles that lie as such, with their number and the uppermost card where it can be seen; others are only told.',
    },
  },
} as const;
