import { SYMBOL_NAMES } from '../symbol-names.ts';
import { field, path } from './basics.ts';
import { shape } from './places.ts';

export const badge = {
  type: 'object',
  required: ['field'],
  additionalProperties: false,
  description: 'A small state of a counter, shown at its lower edge.',
  properties: {
    field,
    show: {
      enum: ['pips', 'number', 'sign'],
      description: 'As many pips as the number says, the number itself, or a sign where the value is there at all.',
    },
    shape: { enum: ['dot', 'square', 'star'] },
    sign: { type: 'string', pattern: '^[^\\n]{1,2}$' },
  },
} as const;

export const symbol = { enum: SYMBOL_NAMES } as const;

export const kind = {
  type: 'object',
  required: ['draw'],
  additionalProperties: false,
  properties: {
    draw: {
      enum: ['place', 'region', 'counter', 'card', 'feature', 'sign', 'none'],
      description: 'feature: covers cells of a grid; sign: a word or number printed on its place.',
    },
    lines: {
      type: 'array',
      items: field,
      description: 'Fields that a card tells below its name, where they are not as they begin.',
    },
    shape,
    body: { ...path, description: 'The cells of a feature: Kind.field of the feature, or of the cells that name it.' },
    doors: { ...path, description: 'Cells that lead into a feature, named in the same way.' },
    badges: { type: 'array', items: badge },
    faded: { ...field, description: 'A field that is true where the counter has nothing left to do.' },
    labels: {
      type: 'object',
      additionalProperties: { type: 'string', pattern: '^[^\\n]{1,7}$' },
      description: 'What is written in the band for a label.',
    },
    side: { ...field, description: 'The field that says whose it is.' },
    at: { ...field, description: 'The field that says where it is.' },
    label: { ...field, description: 'The field that is written on it.' },
    band: {
      type: 'array',
      items: field,
      description: 'Fields of which the first that says something heads a card; without them the label does.',
    },
    value: { ...field, description: 'The field with its big figure.' },
    figures: {
      type: 'object',
      additionalProperties: { type: 'string', pattern: '^[^\\n]{1,3}$' },
      description: 'What is on the counter for a value, where that is another sign than the value itself.',
    },
    symbol: { ...symbol, description: 'What all counters or cards of the kind show.' },
    symbols: {
      type: 'object',
      additionalProperties: symbol,
      description:
        'What is shown for a label or a value, which isn’t written on a counter then; on a card also for a member.',
    },
  },
} as const;
