import { type JsonNode, readJson } from '@sandtable/schema';
import { type LayoutNode, layoutSchema } from '@sandtable/schema/layout';
import type { Span } from '@sandtable/text';

/**
 * What a name in a layout may be the name of: a kind, one of its members or fields, a relation or its field, a state, a setting,
 * as all constants are called here, a line of the log, what such a line tells of, the path of a text, or a question.
 */
export type NameSort =
  | 'kind'
  | 'member'
  | 'field'
  | 'relation'
  | 'pile'
  | 'state'
  | 'function'
  | 'die'
  | 'setting'
  | 'line'
  | 'text'
  | 'question'
  | 'argument'
  | 'participant';

/** A name in a layout. */
export interface LayoutName {
  readonly sort: NameSort;
  readonly name: string;
  /** The kind or relation that a member or field belongs to, or the line that an argument belongs to; empty for these themselves; undefined for a member of the roles' kind. */
  readonly of: string | undefined;
  /** The name alone, without quotation marks. */
  readonly span: Span;
}

/** Every name of the rules that a layout mentions. What has not the shape of a layout is passed over. */
export function layoutNames(file: string, text: string): readonly LayoutName[] {
  const { node } = readJson(file, text);
  return node === undefined ? [] : namesIn(layoutSchema, node, undefined);
}

/** `owner` is the kind or relation that fields belong to here. */
function namesIn(schema: LayoutNode, node: JsonNode, owner: string | undefined): readonly LayoutName[] {
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((one) => namesIn(one, node, owner));
  if (node.j === 'string') return schema.names === undefined ? [] : named(schema.names, textOf(node), owner);
  if (node.j === 'array')
    return node.items.flatMap((item, i) => namesIn(schema.prefixItems?.[i] ?? schema.items ?? {}, item, owner));
  if (node.j !== 'object') return [];
  const within = schema.owner === undefined ? owner : ownerIn(schema, node, schema.owner);
  return node.entries.flatMap(({ key, keySpan, value }) => {
    const own = schema.properties?.[key];
    if (own !== undefined) return namesIn(own, value, within);
    const more = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
    if (schema.keyNames === undefined) return namesIn(more, value, within);
    return [...named(schema.keyNames, { text: key, span: inside(keySpan) }, within), ...namesIn(more, value, key)];
  });
}

/** The kind of `Kind.field`, or the relation; a state owns nothing. */
function ownerIn({ properties }: LayoutNode, node: JsonNode, key: string): string | undefined {
  const value = node.j === 'object' ? node.entries.find((entry) => entry.key === key)?.value : undefined;
  if (value?.j !== 'string') return undefined;
  const isWhole = ['relation', 'kind', 'line'].includes(properties?.[key]?.names ?? '');
  return isWhole ? value.text : value.text.split('.').slice(0, -1)[0];
}

interface Text {
  readonly text: string;
  /** Inside the quotation marks. */
  readonly span: Span;
}
const inside = ({ file, start, end }: Span): Span => ({ file, start: start + 1, end: end - 1 });
const textOf = (node: JsonNode & { readonly j: 'string' }): Text => ({ text: node.text, span: inside(node.span) });

function named(names: string, text: Text, owner: string | undefined): readonly LayoutName[] {
  const name = (sort: LayoutName['sort'], of: string | undefined): readonly LayoutName[] => [
    { sort, name: text.text, of, span: text.span },
  ];
  switch (names) {
    case 'Kind.member':
      return dotted('member', text);
    case 'Kind.field':
      return dotted('field', text);
    case 'Kind.field or state':
      return text.text.includes('.') ? dotted('field', text) : name('state', '');
    case 'state or function':
      return name('function', '');
    case 'field':
      return owner === undefined ? [] : name('field', owner);
    case 'member':
      return name('member', undefined);
    case 'argument':
    case 'participant':
      return name(names, owner);
    default:
      return name(names as 'kind' | 'relation' | 'pile' | 'die' | 'setting' | 'line' | 'text' | 'question', '');
  }
}

/** `Kind.member` or `Kind.field`. */
function dotted(sort: 'member' | 'field', { text, span }: Text): readonly LayoutName[] {
  const dot = text.indexOf('.');
  const kind = dot < 0 ? text : text.slice(0, dot);
  const own = { name: text.slice(dot + 1), span: { ...span, start: span.start + dot + 1 } };
  return [
    { sort: 'kind', name: kind, of: '', span: { ...span, end: span.start + kind.length } },
    ...(dot < 0 ? [] : [{ sort, of: kind, ...own }]),
  ];
}
