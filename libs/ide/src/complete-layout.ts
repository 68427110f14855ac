import { isSound, modelOf } from '@sandtable/check';
import { type Library, type NameSort, namesInRules } from '@sandtable/compiler';
import type { Model } from '@sandtable/model';
import { type JsonCaret, jsonCaret } from '@sandtable/schema';
import { type LayoutNode, layoutSchema } from '@sandtable/schema/layout';
import { type Item, keyword } from './items.ts';

/** One way to read a place, and the kind, relation or line that names there belong to. */
interface Reading {
  readonly schema: LayoutNode;
  readonly owner: string | undefined;
}

/** The text between two offsets, and what could be typed in its place; unsorted. */
interface Offer {
  readonly start: number;
  readonly end: number;
  readonly items: readonly Item[];
}

/** What could be typed at an offset of a layout: its keys, and names of the rules. */
export function completeLayout(library: Library, text: string, offset: number): Offer {
  const caret = jsonCaret(text, offset);
  const model = isSound(library.basis) ? modelOf(library.basis) : undefined;
  const around = caret.isKey ? caret.path.slice(0, -1) : caret.path;
  const items = readingsAt(caret, around).flatMap((reading) =>
    caret.isKey ? keysOf(reading, caret, model) : valuesOf(reading, model),
  );
  return { start: caret.start, end: caret.end, items: items.map((item) => written(item, caret)) };
}

/** Without quotation marks, they are written as well; behind a key comes its value. */
const written = (item: Item, { isQuoted, isKey }: JsonCaret): Item => {
  if (isQuoted || item.insert !== item.label || PLAIN.has(item.label)) return item;
  return { ...item, insert: isKey ? `"${item.label}": $0` : `"${item.label}"` };
};

const PLAIN: ReadonlySet<string> = new Set(['true', 'false']);

function readingsAt({ textAt }: JsonCaret, path: JsonCaret['path']): readonly Reading[] {
  let readings = readable({ schema: layoutSchema, owner: undefined });
  path.forEach((step, i) => {
    const key = (name: string): string | undefined => textAt([...path.slice(0, i), name]);
    readings = readings.flatMap((reading) => into(reading, step, key)).flatMap(readable);
  });
  return readings;
}

const readable = ({ schema, owner }: Reading): readonly Reading[] =>
  schema.anyOf === undefined ? [{ schema, owner }] : schema.anyOf.flatMap((one) => readable({ schema: one, owner }));

function into(
  { schema, owner }: Reading,
  step: string | number,
  textOf: (key: string) => string | undefined,
): readonly Reading[] {
  if (typeof step === 'number') {
    const item = schema.prefixItems?.[step] ?? schema.items;
    return item === undefined ? [] : [{ schema: item, owner }];
  }
  const within = schema.owner === undefined ? owner : ownerOf(schema, schema.owner, textOf(schema.owner));
  const own = schema.properties?.[step];
  if (own !== undefined) return [{ schema: own, owner: within }];
  if (typeof schema.additionalProperties !== 'object') return [];
  return [{ schema: schema.additionalProperties, owner: schema.keyNames === undefined ? within : step }];
}

/** The kind of `Kind.field`, or the relation or kind itself. */
const ownerOf = ({ properties }: LayoutNode, key: string, value: string | undefined): string | undefined =>
  ['relation', 'kind', 'line'].includes(properties?.[key]?.names ?? '') ? value : value?.split('.')[0];

function keysOf({ schema, owner }: Reading, { keys, path }: JsonCaret, model: Model | undefined): readonly Item[] {
  const typed = path.at(-1);
  const free = Object.entries(schema.properties ?? {}).filter(
    ([key]) => key !== '$schema' && (key === typed || !keys.includes(key)),
  );
  return [
    ...free.map(([key, { description = '' }]) => ({ ...keyword(key, 0), doc: description })),
    ...(schema.keyNames === undefined ? [] : named(schema.keyNames, owner, model)),
  ];
}

function valuesOf({ schema, owner }: Reading, model: Model | undefined): readonly Item[] {
  const words = [...(schema.enum ?? []).map(String), ...(schema.type === 'boolean' ? ['true', 'false'] : [])];
  return [
    ...words.map((word) => keyword(word, 0)),
    ...(schema.names === undefined ? [] : named(schema.names, owner, model)),
  ];
}

/** Names of the rules; what `names` says is what the schema says that a text is the name of. */
function named(names: string, owner: string | undefined, model: Model | undefined): readonly Item[] {
  if (model === undefined) return [];
  const of = (sort: NameSort, whose: string | undefined): readonly string[] =>
    namesInRules(model, { sort, of: whose }) ?? [];
  const dotted = (sort: 'member' | 'field'): readonly Item[] =>
    of('kind', '').flatMap((kind) => of(sort, kind).map((name) => nameItem(sort, `${kind}.${name}`)));
  if (names === 'Kind.member') return dotted('member');
  if (names === 'Kind.field') return dotted('field');
  if (names === 'Kind.field or state')
    return [...of('state', '').map((name) => nameItem('state', name)), ...dotted('field')];
  if (names === 'state or function')
    return of('function', '').map((name) =>
      nameItem(model.states.some((state) => state.name === name) ? 'state' : 'function', name),
    );
  const sort = names as NameSort;
  // Sides are called as roles are, unless the layout says otherwise.
  const whose = sort === 'member' ? model.kinds[model.seats.kind]?.name : owner;
  return of(sort, whose).map((name) => nameItem(sort, name));
}

const SORTS: Readonly<Partial<Record<NameSort, Item['sort']>>> = {
  ...{ line: 'procedure', argument: 'local', participant: 'local' },
};

const nameItem = (sort: NameSort, label: string): Item => ({
  ...{ label, sort: SORTS[sort] ?? (sort as Item['sort']), detail: '', doc: '', insert: label, rank: 1 },
});
