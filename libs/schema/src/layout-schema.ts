import { SYMBOL_NAMES } from './symbol-names.ts';

/**
 * The format of `layout.json`, version 1: the one source of its check, its JSON Schema, its types and the names in it.
 * `names` says what a text, or the key of an entry (`keyNames`), is the name of in the rules; `owner` is the property of an object
 * that says which kind or relation its fields belong to.
 */
const text = { type: 'string' } as const;
const texts = { type: 'array', items: text } as const;
const path = { type: 'string', pattern: '^[^.]+\\.[^.]+$', names: 'Kind.field' } as const;
const field = { type: 'string', names: 'field' } as const;
const pile = { type: 'string', names: 'pile' } as const;
const colour = { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' } as const;
const single = { type: ['string', 'number', 'boolean'] } as const;

export const point = {
  type: 'array',
  prefixItems: [{ type: 'number' }, { type: 'number' }],
  minItems: 2,
  maxItems: 2,
} as const;
const points = { type: 'array', items: point } as const;
export const compassSide = { enum: ['n', 'e', 's', 'w', 'ne', 'se', 'sw', 'nw'] } as const;
export const shape = { enum: ['square', 'circle', 'hexagon', 'star'] } as const;
export const pattern = { enum: ['hatch', 'lines', 'dots', 'solid'] } as const;

export const place = {
  type: 'object',
  required: ['at'],
  additionalProperties: false,
  properties: {
    at: {
      description:
        'One anchor, or several where a region has a long body. Longitude and latitude if there is a projection.',
      anyOf: [point, { ...points, minItems: 1 }],
    },
    label: {
      description:
        'On which side of its mark the name is, or the middle of the name itself; none: it is not written on the map.',
      anyOf: [{ enum: [...compassSide.enum, 'none'] }, point],
    },
    shape: {
      ...shape,
      description: 'A region that has one shows it at its first anchor, filled for whoever holds the region.',
    },
    short: { type: 'string', pattern: '^[^\\n]{1,8}$', description: 'What it is called where its name has no room.' },
    on: {
      enum: ['land', 'sea'],
      description: 'A region that says so fills the map up to its neighbours, on land or on the sea.',
    },
    outline: {
      type: 'array',
      items: { type: 'array', items: point, minItems: 3 },
      minItems: 1,
      description: 'The borders of a region: rings of corners. What lies in an even number of rings is a hole.',
    },
    along: {
      type: 'array',
      items: { type: 'array', items: { anyOf: [point, { type: 'string', names: 'Kind.member' }] }, minItems: 2 },
      minItems: 1,
      description: 'Lines along which a region lies, from place to place, by their names or as points.',
    },
    reach: {
      type: 'number',
      minimum: 1,
      description:
        'How far a region goes from the lines along which it lies, in thousandths of the width of the sheet; 60 without it.',
    },
    reconstructed: text,
  },
} as const;

const larger = { type: 'number', minimum: 1, maximum: 8 } as const;
const positive = { type: 'number', minimum: 0.01 } as const;

export const stretch = {
  type: 'object',
  required: ['at', 'width', 'by'],
  additionalProperties: false,
  description: 'A part of the map that is drawn larger. Everything else keeps its size, and nothing is torn or folded.',
  properties: {
    at: { ...point, description: 'The middle of the part, as places are given.' },
    width: {
      description: 'How far it reaches to either side, in degrees of latitude; or across and down.',
      anyOf: [positive, { type: 'array', prefixItems: [positive, positive], minItems: 2, maxItems: 2 }],
    },
    by: {
      description: 'How many times as large its middle is; or across and down.',
      anyOf: [larger, { type: 'array', prefixItems: [larger, larger], minItems: 2, maxItems: 2 }],
    },
  },
} as const;

export const side = {
  type: 'object',
  required: ['colour', 'pattern', 'letter'],
  additionalProperties: false,
  properties: {
    colour,
    pattern,
    // `maxLength` would count halves of characters.
    letter: { type: 'string', pattern: '^[^\\n]{1,2}$' },
  },
} as const;

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

/** Colours of ground that suit both light and dark paper. */
export const tone = {
  enum: ['meadow', 'forest', 'water', 'sand', 'rock', 'marsh', 'snow', 'mud', 'town'],
} as const;
export const mark = {
  enum: ['trees', 'waves', 'grass', 'rocks', 'hatch', 'dots', 'cross', 'ring', 'diamond', 'bridge'],
} as const;
export const join = { enum: ['road', 'track', 'river', 'ditch'] } as const;

export const look = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  description:
    'How cells look whose field has a value. Of several fills the first counts; everything else is drawn together.',
  properties: {
    of: { ...path, description: 'Kind.field of a kind on a grid.' },
    value: {
      description: 'Without it all values but none, false, 0 and the empty set.',
      anyOf: [single, { type: 'array', items: single }],
    },
    fill: { description: 'A tone, or a colour with another for dark paper.', anyOf: [tone, colour] },
    dark: colour,
    mark,
    join: { ...join, description: 'A line to each neighbour that has the same.' },
    number: { type: 'boolean', description: 'The value is written on the cell.' },
    flag: { type: 'boolean', description: 'The value is a side: its flag is on the cell.' },
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

const counted = {
  type: 'object',
  required: ['count'],
  additionalProperties: false,
  owner: 'count',
  properties: {
    count: { ...path, description: 'Kind.field: a field that names roles.' },
    where: { ...field, description: 'Field of the same kind: only members of which this is true are counted.' },
  },
} as const;

export const standing = {
  description: 'What is shown of each role beside the board: Kind.field, or how many members name it in a field.',
  anyOf: [path, counted],
} as const;

const stateOrField = {
  type: 'string',
  pattern: '^[^.]+(\\.[^.]+)?$',
  names: 'Kind.field or state',
} as const;
const edge = {
  enum: ['top', 'bottom', 'top-left', 'top-right', 'bottom-left', 'bottom-right'],
  description: 'Where it lies: in a corner over the board, or along its upper or lower edge. top-left without it.',
} as const;
const title = {
  ...text,
  description: 'Path of the text that heads it, such as state/turn; without it that of what is shown.',
} as const;

export const held = {
  type: 'object',
  required: ['of', 'tag'],
  additionalProperties: false,
  description: 'Counters that wait there: their field is the tag with the space, such as coming(3).',
  properties: { of: path, tag: text },
} as const;

export const track = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  description: 'A row of spaces on which states or fields of members are markers.',
  properties: {
    of: {
      description: 'Whose values are the spaces on which markers stand: a state, Kind.field, or several of them.',
      anyOf: [stateOrField, { type: 'array', items: stateOrField, minItems: 1 }],
    },
    spaces: {
      description: 'First and last number, or values by name; without it all that the first of `of` can be.',
      anyOf: [
        { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'integer' }], minItems: 2, maxItems: 2 },
        { type: 'array', items: text, minItems: 1 },
      ],
    },
    captions: {
      type: 'array',
      items: { type: 'string', pattern: '^[^\\n]{0,12}$' },
      description: 'What is printed on the spaces beside their number or name, in their order.',
    },
    holds: held,
    title,
    edge,
  },
} as const;

export const box = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  description: 'A box with counters that are not on the map, by their sides.',
  properties: {
    of: {
      ...stateOrField,
      description: 'Kind.field that says where counters are, with a tag; or a state that is a set of them.',
    },
    tag: { ...text, description: 'Value of the field, or what it begins with, such as coming in coming(3).' },
    show: { enum: ['pieces', 'count'], description: 'Counters one by one, or only how many; pieces without it.' },
    title,
    edge,
  },
} as const;

export const score = {
  type: 'object',
  required: ['of'],
  additionalProperties: false,
  description: 'A list of all roles with a number each, and a bar for it.',
  properties: {
    of: standing,
    most: {
      type: 'number',
      minimum: 1,
      description: 'How much fills the bar, such as what wins; the largest without it.',
    },
    title,
    edge,
  },
} as const;

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

export const areas = {
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
    hands: { type: 'array', items: pile, description: 'Piles whose cards lie side by side, for whoever may see them.' },
    stacks: {
      type: 'array',
      items: pile,
      description:
        'Piles that lie as such, with their number and the uppermost card where it can be seen; others are only told.',
    },
  },
} as const;

const kindName = { type: 'string', names: 'kind' } as const;

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
      properties: { kind: { anyOf: [kindName, { type: 'array', items: kindName }] } },
    },
    places: { type: 'object', additionalProperties: place, keyNames: 'Kind.member' },
    blank: {
      type: 'object',
      additionalProperties: false,
      properties: { land: points, sea: points },
      description: 'Anchors of ground that is nobody’s: regions end there.',
    },
    projection: { enum: ['none', 'europe'] },
    stretch: {
      type: 'array',
      items: stretch,
      description:
        'Parts of the map that are drawn larger; without the list a projected map is, where its places crowd.',
    },
    frame: {
      ...points,
      minItems: 2,
      description:
        'Points at the edges of the sheet: the map is cut there. Without them all places fit, with a margin.',
    },
    base: { enum: ['europe', 'none'] },
    sides: { type: 'object', additionalProperties: side, keyNames: 'member' },
    kinds: { type: 'object', additionalProperties: kind, keyNames: 'kind' },
    lines: { type: 'array', items: { anyOf: [{ type: 'string', names: 'relation' }, line] } },
    arrows: { type: 'array', items: arrow },
    looks: { type: 'array', items: look },
    targets: {
      type: 'array',
      items: { type: 'string', pattern: '^[^/]+/[^/]+$' },
      description:
        'Questions, or parameters of them, whose candidates are aimed at: procedure/label or procedure/label.parameter.',
    },
    piles: { enum: ['below', 'none'], description: 'Piles with something in them are a table below the board.' },
    standing: { type: 'array', items: standing },
    tracks: { type: 'array', items: track },
    boxes: { type: 'array', items: box },
    scores: { type: 'array', items: score },
    unshown: {
      type: 'array',
      items: stateOrField,
      description:
        'Public states and fields that the board need not show; of all others that it does not show there is a note.',
    },
    strip: {
      type: 'array',
      items: { anyOf: [stateOrField, counted] },
      description:
        'States, fields of roles and counts that the line over the board tells; without it all that have a name.',
    },
    table,
  },
} as const;
