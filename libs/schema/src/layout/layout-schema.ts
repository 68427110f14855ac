import { kindName, points, stateOrField } from './basics.ts';
import { box } from './boxes.ts';
import { chart } from './charts.ts';
import { kind } from './counters.ts';
import { dice } from './dice.ts';
import { event } from './events.ts';
import { look } from './grid.ts';
import { hand } from './hands.ts';
import { arrow, line } from './lines.ts';
import { place } from './places.ts';
import { score } from './scores.ts';
import { setup } from './setups.ts';
import { side } from './sides.ts';
import { pickedFirst, pieceAnswer, skip } from './skips.ts';
import { counted, standing } from './standing.ts';
import { stretch } from './stretches.ts';
import { table } from './table.ts';
import { track } from './tracks.ts';

/**
 * The format of `layout.json`, version 1: the one source of its check, its JSON Schema, its types and the names in it.
 * `names` says what a text, or the key of an entry (`keyNames`), is the name of in the rules; `owner` is the property of an object
 * that says which kind or relation its fields belong to.
 */
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
      description: 'Points of ground that belongs to nobody: regions end there.',
    },
    projection: { enum: ['none', 'europe'] },
    stretch: {
      type: 'array',
      items: stretch,
      description:
        'Parts of the map that are enlarged. By default, a projected map is enlarged where places are close together; an empty list turns this off.',
    },
    frame: {
      ...points,
      minItems: 2,
      description:
        'Points at the edges of the sheet, where the map is cut off. By default, the sheet fits all places, with a margin.',
    },
    base: { enum: ['europe', 'none'] },
    cellNames: {
      type: 'boolean',
      description:
        'Writes the names of cells on them. Default: if all of them are coordinates, such as C4 or 0408, of at most five characters.',
    },
    sides: { type: 'object', additionalProperties: side, keyNames: 'member' },
    kinds: { type: 'object', additionalProperties: kind, keyNames: 'kind' },
    lines: { type: 'array', items: { anyOf: [{ type: 'string', names: 'relation' }, line] } },
    arrows: { type: 'array', items: arrow },
    looks: { type: 'array', items: look },
    targets: {
      type: 'array',
      items: { type: 'string', pattern: '^[^/]+/[^/]+$' },
      description:
        'Questions or their parameters whose candidates show a crosshair: `procedure/label` or `procedure/label.parameter`.',
    },
    setups: { type: 'array', items: setup },
    skips: { type: 'array', items: skip },
    pickedFirst: { type: 'array', items: pickedFirst },
    pieceAnswers: { type: 'array', items: pieceAnswer },
    piles: { enum: ['below', 'none'], description: 'Shows all piles that aren’t empty in a table below the board.' },
    standing: { type: 'array', items: standing },
    tracks: { type: 'array', items: track },
    boxes: { type: 'array', items: box },
    hands: { type: 'array', items: hand },
    scores: { type: 'array', items: score },
    charts: { type: 'array', items: chart },
    dice: { type: 'array', items: dice },
    events: {
      type: 'object',
      additionalProperties: event,
      keyNames: 'line',
      description: 'How log lines and rolls are shown when they happen, by `procedure/label`.',
    },
    unshown: {
      type: 'array',
      items: stateOrField,
      description:
        'Public states and fields that the board needn’t show. Others that it doesn’t show are reported in a note.',
    },
    strip: {
      type: 'array',
      items: { anyOf: [stateOrField, counted] },
      description:
        'States, fields of roles, and counts that the status line above the board shows. Default: everything that has a name.',
    },
    table,
  },
} as const;
