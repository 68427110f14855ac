const text = { type: 'string' } as const;
const names = { type: 'array', items: { type: 'string' } } as const;
/** What a column holds, its kind says: a name, a number, a truth value, null for none, or a list of these for a set. */
const cell = {
  anyOf: [
    { type: ['string', 'number', 'boolean', 'null'] },
    { type: 'array', items: { type: ['string', 'number', 'boolean'] } },
  ],
} as const;
const row = { type: 'object', additionalProperties: cell } as const;
const setting = {
  anyOf: [
    cell,
    {
      type: 'object',
      required: ['value'],
      additionalProperties: false,
      properties: { value: cell, $was: text },
    },
  ],
} as const;

/** JSON Schema of a variant of data alone, format 1. */
export const variantSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Sandtable variant',
  type: 'object',
  required: ['format', 'variant', 'of', 'range'],
  additionalProperties: false,
  properties: {
    $schema: {},
    format: { const: 1 },
    variant: { ...text, description: 'The name of the variant, which is also the name of its file.' },
    version: text,
    of: { ...text, description: 'The ruleset, or another variant of it.' },
    range: { ...text, description: 'The versions it was written for, such as ^1.0.' },
    requires: {
      ...names,
      description: 'Variants that must be applied before it, each with an optional version range after a space.',
    },
    excludes: { ...names, description: 'Variants that it can’t be combined with.' },
    set: {
      type: 'object',
      description: 'New values by path: constant/NAME, option/NAME, ruling/NAME.',
      patternProperties: { '^(constant|option|ruling)/.+$': setting },
      additionalProperties: false,
    },
    change: {
      type: 'object',
      description: 'Changed columns of rows, by path: KIND.MEMBER, RELATION.A.B.',
      additionalProperties: row,
    },
    add: { type: 'object', description: 'New rows by path.', additionalProperties: row },
    remove: { ...names, description: 'Paths of rows, links, steps, texts and expectations.' },
  },
} as const;
