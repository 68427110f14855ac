import { SYMBOL_NAMES } from '../symbol-names.ts';
import { field, path, text } from './basics.ts';
import { shape } from './places.ts';

export const badge = {
  type: 'object',
  required: ['field'],
  additionalProperties: false,
  description: 'A small state of a counter, shown at its upper edge.',
  properties: {
    field,
    show: {
      enum: ['pips', 'number', 'sign', 'fold'],
      description:
        'As many pips as the number says, the number itself, a sign where the value is there at all, or a corner that is folded that far.',
    },
    shape: { enum: ['dot', 'square', 'star'] },
    sign: { type: 'string', pattern: '^[^\\n]{1,2}$' },
    at: { enum: ['left', 'right'], description: 'On which side of the upper edge pips begin; right without it.' },
  },
} as const;

export const symbol = { enum: SYMBOL_NAMES } as const;
export const body = { enum: ['square', 'block', 'hull'] } as const;

const figures = {
  type: 'object',
  additionalProperties: { type: 'string', pattern: '^[^\\n]{1,3}$' },
  description: 'What is on the counter for a value, where that is another sign than the value itself.',
} as const;

const step = { anyOf: [{ type: 'number' }, { ...text, names: 'setting' }] } as const;

const printed = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  properties: {
    of: {
      description:
        'Kind.field of the counter, or of a kind that one of its fields names; of several, `by` chooses which one.',
      anyOf: [path, { type: 'array', items: path, minItems: 1 }],
    },
    by: {
      ...path,
      description: 'Kind.field with a number; at each of the steps that it reaches the next of `of` counts.',
    },
    steps: { type: 'array', items: step, description: 'Numbers, or the names of constants, from the least on.' },
    shield: { type: 'boolean', description: 'It is in a shield.' },
    figures,
  },
} as const;

/** A value that is printed on a counter. */
export const value = { anyOf: [path, printed] } as const;

export const values = {
  type: 'object',
  additionalProperties: false,
  description: 'Up to four small figures: three at the lower edge, and one at the upper right.',
  properties: { left: value, middle: value, right: value, top: value },
} as const;

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
    form: { ...body, description: 'What all counters of the kind are cut like; square without it.' },
    forms: { type: 'object', additionalProperties: body, description: 'The same for a label or a value.' },
    values,
    size: { ...value, description: 'The size of a unit, as a mark over its symbol.' },
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
    figures,
    symbol: { ...symbol, description: 'What all counters or cards of the kind show.' },
    symbols: {
      type: 'object',
      additionalProperties: symbol,
      description:
        'What is shown for a label or a value, which isn’t written on a counter then; on a card also for a member.',
    },
    symbolSet: {
      enum: ['silhouettes', 'frames'],
      description: 'How symbols are drawn: as silhouettes of the time, or as frames of maps of the military.',
    },
  },
} as const;
