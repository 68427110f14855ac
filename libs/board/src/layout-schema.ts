const point = { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 } as const;
const dotted = { type: 'string', pattern: '^[^.]+\\.[^.]+$' } as const;
const shape = { enum: ['square', 'circle', 'hexagon', 'star'] } as const;

const place = {
  type: 'object',
  required: ['at'],
  additionalProperties: false,
  properties: {
    at: { anyOf: [point, { type: 'array', items: point, minItems: 1 }] },
    label: { anyOf: [{ enum: ['n', 'e', 's', 'w'] }, point] },
    shape,
    short: { type: 'string', pattern: '^[^\\n]{1,8}$' },
    on: { enum: ['land', 'sea'] },
    outline: { type: 'array', items: { type: 'array', items: point, minItems: 3 }, minItems: 1 },
    reconstructed: { type: 'string' },
  },
} as const;

const side = {
  type: 'object',
  required: ['colour', 'pattern', 'letter'],
  additionalProperties: false,
  properties: {
    colour: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
    pattern: { enum: ['hatch', 'lines', 'dots', 'solid'] },
    // One or two characters: `maxLength` would count halves of characters, or draw in a part of Ajv that does not.
    letter: { type: 'string', pattern: '^[^\\n]{1,2}$' },
  },
} as const;

const path = { type: 'string', pattern: '^[^.]+\\.[^.]+$' } as const;

const badge = {
  type: 'object',
  required: ['field'],
  additionalProperties: false,
  properties: {
    field: { type: 'string' },
    show: { enum: ['pips', 'number', 'sign'] },
    shape: { enum: ['dot', 'square', 'star'] },
    sign: { type: 'string', pattern: '^[^\\n]{1,2}$' },
  },
} as const;

const single = { type: ['string', 'number', 'boolean'] } as const;
const colour = { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' } as const;

const look = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  properties: {
    of: path,
    value: { anyOf: [single, { type: 'array', items: single }] },
    fill: {
      anyOf: [{ enum: ['meadow', 'forest', 'water', 'sand', 'rock', 'marsh', 'snow', 'mud', 'town'] }, colour],
    },
    dark: colour,
    mark: { enum: ['trees', 'waves', 'grass', 'rocks', 'hatch', 'dots', 'cross', 'ring', 'diamond', 'bridge'] },
    join: { enum: ['road', 'track', 'river', 'ditch'] },
    number: { type: 'boolean' },
    flag: { type: 'boolean' },
  },
} as const;

const kind = {
  type: 'object',
  required: ['draw'],
  additionalProperties: false,
  properties: {
    draw: { enum: ['place', 'region', 'counter', 'card', 'feature', 'sign', 'none'] },
    lines: { type: 'array', items: { type: 'string' } },
    shape,
    body: path,
    doors: path,
    badges: { type: 'array', items: badge },
    faded: { type: 'string' },
    labels: { type: 'object', additionalProperties: { type: 'string', pattern: '^[^\\n]{1,7}$' } },
    side: { type: 'string' },
    at: { type: 'string' },
    label: { type: 'string' },
    value: { type: 'string' },
    figures: { type: 'object', additionalProperties: { type: 'string', pattern: '^[^\\n]{1,3}$' } },
  },
} as const;

const line = {
  anyOf: [
    { type: 'string' },
    {
      type: 'object',
      required: ['relation'],
      additionalProperties: false,
      properties: { relation: { type: 'string' }, field: { type: 'string' } },
    },
  ],
} as const;

const arrow = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  properties: {
    of: { type: 'string', pattern: '^[^.]+(\\.[^.]+)?$' },
    tag: { type: 'string' },
    number: { type: 'string' },
    to: { type: 'string' },
    via: { type: 'string' },
    from: { type: 'string' },
    style: { enum: ['solid', 'dashed', 'dotted'] },
    failed: {
      type: 'object',
      required: ['field', 'values'],
      additionalProperties: false,
      properties: { field: { type: 'string' }, values: { type: 'array', items: { type: 'string' } } },
    },
  },
} as const;

const standing = {
  anyOf: [
    dotted,
    {
      type: 'object',
      required: ['count'],
      additionalProperties: false,
      properties: { count: dotted, where: { type: 'string' } },
    },
  ],
} as const;

const names = { type: 'array', items: { type: 'string' } } as const;

const table = {
  type: 'object',
  additionalProperties: false,
  properties: {
    columns: { type: 'string' },
    rows: { type: 'array', items: names },
    hands: names,
    stacks: names,
  },
} as const;

/** JSON Schema of `layout.json`, version 1. */
export const layoutSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Sandtable layout',
  type: 'object',
  required: ['version'],
  additionalProperties: false,
  properties: {
    $schema: {},
    version: { const: 1 },
    board: {
      type: 'object',
      additionalProperties: false,
      properties: { kind: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] } },
    },
    places: { type: 'object', additionalProperties: place },
    blank: {
      type: 'object',
      additionalProperties: false,
      properties: { land: { type: 'array', items: point }, sea: { type: 'array', items: point } },
    },
    projection: { enum: ['none', 'europe'] },
    base: { enum: ['europe', 'none'] },
    sides: { type: 'object', additionalProperties: side },
    kinds: { type: 'object', additionalProperties: kind },
    lines: { type: 'array', items: line },
    arrows: { type: 'array', items: arrow },
    looks: { type: 'array', items: look },
    targets: { type: 'array', items: { type: 'string', pattern: '^[^/]+/[^/]+$' } },
    piles: { enum: ['below', 'none'] },
    standing: { type: 'array', items: standing },
    table,
  },
} as const;
