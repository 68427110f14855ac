import type { Diagnostic } from '@sandtable/diagnostics';
import { type Cell, fromJson, type JsonNode, readFormat, readJson } from '@sandtable/schema';
import type { Decl, Expr, FieldValue, Name, Patch, SourceFile } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import type { Needed, Variant } from './contract.ts';
import type { Memory } from './memory.ts';
import { variantSchema } from './variant-schema.ts';

interface TextFile {
  readonly path: string;
  readonly text: string;
}
interface Read {
  readonly variant: Variant | undefined;
  readonly findings: readonly Diagnostic[];
}

/** A variant of data alone: it changes, adds and removes rows, and sets settings. */
export function readJsonVariant({ path, text }: TextFile, memory: Memory): Read {
  const { value, findings } = readFormat(path, text, variantSchema);
  const { node } = readJson(path, text);
  if (value === undefined || node === undefined) return { variant: undefined, findings };
  const file: SourceFile = { path, text, tokens: [], decls: [], citations: [], findings: [] };
  return { variant: variantOf(node, file, memory), findings };
}

function variantOf(node: JsonNode, file: SourceFile, memory: Memory): Variant {
  const cells = new Map<Expr, Cell>();
  const patches = [
    ...entriesOf(node, 'set').map(([name, value]) => setPatch(name, value)),
    ...entriesOf(node, 'change').map(([name, value]) => changePatch(name, value, cells)),
    ...entriesOf(node, 'add').map(([name, value]) => addPatch(name, value, cells)),
    ...itemsOf(node, 'remove').map(removePatch),
  ];
  return {
    name: textOf(at(node, 'variant')),
    version: at(node, 'version') && textOf(at(node, 'version')),
    of: textOf(at(node, 'of')),
    range: textOf(at(node, 'range')),
    requires: itemsOf(node, 'requires').map(neededOf),
    excludes: itemsOf(node, 'excludes').map(neededOf),
    patches,
    file,
    at: { name: spanOf(node, 'variant'), of: spanOf(node, 'of'), range: spanOf(node, 'range') },
    cells,
    memory,
  };
}

// ── nodes; the shape has been checked ───────────────────────────────────────────────────────────────────────────
const at = (node: JsonNode, key: string): JsonNode | undefined =>
  node.j === 'object' ? node.entries.find((entry) => entry.key === key)?.value : undefined;
const textOf = (node: JsonNode | undefined): string => (node?.j === 'string' ? node.text : '');
const spanOf = (node: JsonNode, key: string): Span => at(node, key)?.span ?? node.span;
const itemsOf = (node: JsonNode, key: string): readonly JsonNode[] => {
  const list = at(node, key);
  return list?.j === 'array' ? list.items : [];
};
const entriesOf = (node: JsonNode, key: string): readonly (readonly [Name, JsonNode])[] => {
  const map = at(node, key);
  const entries = map?.j === 'object' ? map.entries : [];
  return entries.map(({ key: text, keySpan, value }) => [{ text, span: keySpan }, value]);
};

/** `name`, or `name ^1.0` with a range behind a space. */
function neededOf(node: JsonNode): Needed {
  const [name = '', ...range] = textOf(node).split(' ');
  return { name, range: range.length > 0 ? range.join(' ') : undefined, span: node.span };
}

// ── patches ─────────────────────────────────────────────────────────────────────────────────────────────────────
const around = (name: Name, value: JsonNode): Span => ({ ...name.span, end: value.span.end });
const NOT_DOCUMENTED = { doc: '' };

function changePatch(path: Name, value: JsonNode, cells: Map<Expr, Cell>): Patch {
  const was = at(value, WAS);
  return {
    node: 'changePatch',
    ...NOT_DOCUMENTED,
    span: around(path, value),
    target: { target: 'path', path, span: path.span },
    was: was && { text: textOf(was), span: was.span },
    fields: fieldsOf(value, cells),
  };
}

const addPatch = (path: Name, value: JsonNode, cells: Map<Expr, Cell>): Patch => {
  const source = at(value, SOURCE);
  const provenance = source ? [{ how: 'from' as const, columns: [], text: textOf(source), span: source.span }] : [];
  return {
    node: 'addRowPatch',
    ...NOT_DOCUMENTED,
    span: around(path, value),
    path,
    fields: fieldsOf(value, cells),
    provenance,
  };
};

function removePatch(node: JsonNode): Patch {
  const path = { text: textOf(node), span: node.span };
  const target = { target: 'path', path, span: node.span } as const;
  return { node: 'removePatch', ...NOT_DOCUMENTED, span: node.span, target, was: undefined };
}

/** Keys of a row that are no columns. */
const WAS = '$was';
const SOURCE = 'source';

/** The cell says what the value is; in the tree there is only a place to find it by. */
function fieldsOf(node: JsonNode, cells: Map<Expr, Cell>): readonly FieldValue[] {
  const entries = node.j === 'object' ? node.entries.filter(({ key }) => key !== WAS && key !== SOURCE) : [];
  return entries.map(({ key, keySpan, value }) => {
    const place: Expr = { node: 'missing', span: value.span };
    cells.set(place, fromJson(value));
    return { name: { text: key, span: keySpan }, value: place, span: { ...keySpan, end: value.span.end } };
  });
}

/** `constant/most`, or with a fingerprint `{ "$was": "…", "value": 4 }`. */
function setPatch(path: Name, node: JsonNode): Patch | Decl {
  const [sort = '', text = ''] = path.text.split('/');
  const [was, value] = node.j === 'object' ? [at(node, WAS), at(node, 'value') ?? node] : [undefined, node];
  return {
    node: 'setPatch',
    ...NOT_DOCUMENTED,
    span: around(path, node),
    sort: sort as Extract<Patch, { node: 'setPatch' }>['sort'],
    name: { text, span: path.span },
    was: was && { text: textOf(was), span: was.span },
    value: exprOf(fromJson(value)),
    more: [],
  };
}

/** What a cell is in the language. */
function exprOf(cell: Cell): Expr {
  const { span } = cell;
  switch (cell.c) {
    case 'number':
      return { node: 'number', value: cell.value, over: cell.over, span };
    case 'bool':
      return { node: 'bool', value: cell.value, span };
    case 'none':
      return { node: 'none', span };
    case 'name':
      return { node: 'name', name: { text: cell.text, span }, span };
    case 'string':
      return cell.spelled === undefined ? { node: 'string', text: cell.text, span } : exprOf(cell.spelled);
    case 'set':
      return { node: cell.braces === false ? 'list' : 'set', items: cell.items.map(exprOf), span };
    case 'tag': {
      const callee: Expr = { node: 'name', name: { text: cell.name, span }, span };
      return {
        node: 'apply',
        callee,
        args: cell.args.map((arg) => ({ label: undefined, value: exprOf(arg), span })),
        span,
      };
    }
    default:
      return { node: 'missing', span };
  }
}
