import { SYMBOL_NAMES } from '../symbol-names.ts';
import { colour, field, path, text } from './basics.ts';
import { shape } from './places.ts';

export const badge = {
  type: 'object',
  required: ['field'],
  additionalProperties: false,
  description: 'A field of a counter, shown at its upper edge.',
  properties: {
    field,
    show: {
      enum: ['pips', 'number', 'sign', 'fold'],
      description:
        '`pips`: as many pips as the number; `number`: the number itself; `sign`: a sign if the field has a value; `fold`: a folded corner, larger for a larger number.',
    },
    shape: { enum: ['dot', 'square', 'star'] },
    sign: { type: 'string', pattern: '^[^\\n]{1,2}$' },
    at: { enum: ['left', 'right'], description: 'The side of the upper edge where pips begin. Default: `right`.' },
  },
} as const;

export const symbol = { enum: SYMBOL_NAMES } as const;
export const body = { enum: ['square', 'block', 'hull'] } as const;

const figures = {
  type: 'object',
  additionalProperties: { type: 'string', pattern: '^[^\\n]{1,3}$' },
  description: 'Texts that are shown on the counter instead of values.',
} as const;

const step = { anyOf: [{ type: 'number' }, { ...text, names: 'setting' }] } as const;

const printed = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  properties: {
    of: {
      description:
        '`Kind.field` of the counter, or of a kind that one of its fields refers to. If there are several, `by` selects one.',
      anyOf: [path, { type: 'array', items: path, minItems: 1 }],
    },
    by: {
      ...path,
      description: '`Kind.field` with a number. Each of the `steps` that it reaches selects the next field in `of`.',
    },
    steps: { type: 'array', items: step, description: 'Numbers or names of constants, in ascending order.' },
    shield: { type: 'boolean', description: 'Draws a shield around the value.' },
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

const joined = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  properties: {
    of: {
      type: 'array',
      items: field,
      minItems: 1,
      description: 'Fields whose values form one line; if one of them is empty, the line is left out.',
    },
    signed: { type: 'boolean', description: 'Numbers have a plus or minus sign.' },
  },
} as const;

/** A line of a card. */
export const cardLine = { anyOf: [field, joined] } as const;

export const kind = {
  type: 'object',
  required: ['draw'],
  additionalProperties: false,
  properties: {
    draw: {
      enum: ['place', 'region', 'counter', 'card', 'feature', 'sign', 'none'],
      description: '`feature`: something that covers cells of a grid; `sign`: a word or number printed on its place.',
    },
    lines: {
      type: 'array',
      items: cardLine,
      description:
        'Fields that are listed below the name of a card, unless they are empty. Default: all fields that have a name and are not shown elsewhere on the card.',
    },
    shape,
    body: {
      ...path,
      description: 'The cells of a feature: `Kind.field` of the feature, or of the cells that refer to it.',
    },
    doors: { ...path, description: 'Cells that lead into a feature, specified in the same way.' },
    form: { ...body, description: 'The shape of all counters of the kind. Default: `square`.' },
    forms: {
      type: 'object',
      additionalProperties: body,
      description: 'The shape of counters with a given label or value.',
    },
    values,
    size: { ...value, description: 'The size of a unit, shown as a mark above its symbol.' },
    badges: { type: 'array', items: badge },
    faded: {
      ...field,
      description: 'A field that is true if the counter has nothing left to do; the counter is then pale.',
    },
    labels: {
      type: 'object',
      additionalProperties: { type: 'string', pattern: '^[^\\n]{1,7}$' },
      description: 'Texts that are shown in the band instead of labels.',
    },
    side: { ...field, description: 'The field with the owner.' },
    colour: { ...colour, description: 'The color of counters that belong to nobody.' },
    at: { ...field, description: 'The field with the position.' },
    label: { ...field, description: 'The field with the text in the band.' },
    band: {
      type: 'array',
      items: field,
      description: 'The heading of a card is the first of these fields that isn’t empty. Default: the label.',
    },
    value: { ...field, description: 'The field with the large figure.' },
    figures,
    symbol: { ...symbol, description: 'The symbol on all counters or cards of the kind.' },
    symbols: {
      type: 'object',
      additionalProperties: symbol,
      description:
        'The symbol for a label or value, which is then not written on a counter; on cards, also for a member.',
    },
    symbolSet: {
      enum: ['silhouettes', 'frames'],
      description: 'How symbols are drawn: as silhouettes, or as framed military map symbols.',
    },
  },
} as const;
