import type { Kind, Model, Relation, Type } from '@sandtable/model';
import type { JsonSchema } from './json-schema.ts';
import type { Words } from './type-schema.ts';
import { typeSchema } from './type-schema.ts';

interface OfKind {
  readonly kind: Kind;
  /** Names of fields that a row may leave out, since they have an initial value. */
  readonly initial: ReadonlySet<string>;
}
/** Which table: the members of a kind, or the joins of a relation. */
export type TableOf = OfKind | { readonly relation: Relation };

interface Columns {
  readonly [name: string]: JsonSchema;
}
interface Rows {
  readonly title: string;
  readonly doc: string;
  readonly columns: Columns;
  readonly required: readonly string[];
}

/**
 * The JSON Schema of a table file. It says what a row can say about itself; what concerns rows together (an id that
 * stands twice, two members on one cell) only our own reader knows.
 */
export function jsonSchema(model: Model, table: TableOf): JsonSchema {
  const rows = 'kind' in table ? ofKind(model, table) : ofRelation(model, table.relation);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: rows.title,
    ...described(rows.doc),
    // Rather than `anyOf`, so that what is wrong in a row is reported for the row and not of both shapes.
    if: { type: 'array' },
    then: { $ref: '#/$defs/rows' },
    else: whole,
    $defs: { rows: { type: 'array', items: { $ref: '#/$defs/row' } }, row: rowSchema(rows) },
  };
}

const source: JsonSchema = {
  type: 'string',
  description:
    '“§7.1” cites the rulebook, “reconstructed: why” marks reconstructed data, and any other text is a source.',
};
const whole: JsonSchema = {
  type: 'object',
  required: ['rows'],
  additionalProperties: false,
  properties: { $schema: {}, source, rows: { $ref: '#/$defs/rows' } },
};

const rowSchema = ({ columns, required }: Rows): JsonSchema => ({
  type: 'object',
  required,
  additionalProperties: false,
  properties: {
    ...columns,
    source,
    sources: { type: 'object', additionalProperties: source, description: 'Sources of individual columns, by name.' },
  },
});

function ofKind(model: Model, { kind, initial }: OfKind): Rows {
  const own = kind.fields.flatMap((index) => model.fields[index] ?? []);
  const place = gridColumns(kind.grid);
  return {
    title: kind.name,
    doc: kind.at.doc,
    columns: {
      id,
      ...Object.fromEntries(place.map((column) => [column, { type: 'integer' }])),
      ...Object.fromEntries(own.map((field) => [field.name, column(model, field.type, field.at.doc)])),
    },
    required: ['id', ...place, ...own.map((field) => field.name).filter((field) => !initial.has(field))],
  };
}

function ofRelation(model: Model, { name, at, left, right, fields }: Relation): Rows {
  const own = fields.map((field) => [field.name, column(model, field.type)]);
  return {
    title: name,
    doc: at.doc,
    columns: { from: column(model, left), to: column(model, right), ...Object.fromEntries(own) },
    required: ['from', 'to'],
  };
}

/** The words that no id can be mean something of their own in a cell. */
const id: JsonSchema = { type: 'string', pattern: '^(?!(?:none|true|false)$)[A-Za-zÀ-ɏ][A-Za-zÀ-ɏ0-9_]*$' };

function column(model: Model, type: Type, doc = ''): JsonSchema {
  const words: Words = {
    members: (of) => model.kinds[of]?.members.map((member) => member.id) ?? [],
    targets: (of) => model.routines[of]?.targets ?? [],
  };
  return { ...described(doc), ...typeSchema(type, words) };
}

function gridColumns(grid: Kind['grid']): readonly string[] {
  if (grid === undefined) return [];
  return grid.shape === 'squares' ? ['x', 'y'] : ['q', 'r'];
}

const described = (doc: string): JsonSchema => (doc === '' ? {} : { description: doc });
