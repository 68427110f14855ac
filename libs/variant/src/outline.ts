import { type Row, type Rows, rootOf } from '@sandtable/check';
import { spell, type TableCell } from '@sandtable/schema';
import type { Block, Decl, FieldDecl, SourceFile, Stmt, TypeExpr } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import type { TextChange } from './contract.ts';
import { pathOf } from './paths.ts';
import { find } from './rewrite.ts';
import { pathOfRow } from './rows.ts';

/** A ruleset as things with paths, to be held against another one. */
export type Outline = ReadonlyMap<string, Thing>;
export interface Thing {
  readonly sort: Sort;
  readonly path: string;
  /** Equal for two things that say the same, whatever their layout, comments and sources. */
  readonly key: string;
  /** What it says, if that is short enough to be shown. */
  readonly text: string | undefined;
  /** Columns, fields, alternatives, steps: what can be told apart inside of it, with what each says. */
  readonly parts: ReadonlyMap<string, Part>;
  /** Statements of its body in their order; a step stands there by its name. */
  readonly body: readonly string[];
  readonly at: Span;
}
export interface Part {
  readonly key: string;
  /** Of a step: its statements, as of a thing. */
  readonly body?: readonly string[];
  readonly text: string | undefined;
  readonly at: Span;
}
export type Sort =
  | 'row'
  | 'text'
  | Exclude<Decl['node'], 'table' | 'variant' | 'setting'>
  | 'constant'
  | 'option'
  | 'ruling';

interface Outlined {
  readonly files: readonly SourceFile[];
  readonly rows: Rows;
  readonly texts: readonly TextChange[];
}

export function outlineOf({ files, rows, texts }: Outlined): Outline {
  const sources = new Map(files.map(({ path, text }) => [path, text]));
  const textAt: TextAt = ({ file, start, end }) => bare((sources.get(file) ?? '').slice(start, end));
  const things = [
    ...files.flatMap(({ decls }) => decls.flatMap((decl) => thingsOf(decl, textAt))),
    ...[...rows].flatMap(([table, all]) => all.map((row) => rowThing(pathOfRow(table, row), row))),
    ...texts.map(({ path, lang, text, span }) => thing('text', `text/${lang}/${path}`, text ?? '', span, text)),
  ];
  return byPath(withOriginals(things));
}

/** What is replaced and still called belongs to what replaces it: its steps are still there. */
function withOriginals(things: readonly Thing[]): readonly Thing[] {
  const hidden = Map.groupBy(things.filter(isHidden), ({ path }) => rootOf(path));
  return things
    .filter((one) => !isHidden(one))
    .map((one) => {
      const parts = (hidden.get(one.path) ?? []).flatMap((old) => [...old.parts]);
      return parts.length === 0 ? one : { ...one, parts: new Map([...parts, ...one.parts]) };
    });
}
const isHidden = ({ sort, path }: Thing): boolean =>
  (sort === 'function' || sort === 'procedure') && rootOf(path) !== path;

/** Of things that share a path, such as several `play` blocks, each has a number behind the first. */
function byPath(things: readonly Thing[]): Outline {
  const outline = new Map<string, Thing>();
  for (const one of things) {
    let path = one.path;
    for (let n = 2; outline.has(path); n++) path = `${one.path} ${n}`;
    outline.set(path, { ...one, path });
  }
  return outline;
}

type TextAt = (span: Span) => string;
/** On one line, without comments and citations. */
const bare = (text: string): string =>
  text
    .replaceAll(/\/\/[^\n]*|§[\w.-]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const NO_PARTS: ReadonlyMap<string, Part> = new Map();
const thing = (
  sort: Sort,
  path: string,
  key: string,
  at: Span,
  text?: string,
  parts = NO_PARTS,
  body: readonly string[] = [],
): Thing => ({
  sort,
  path,
  key,
  text,
  parts,
  body,
  at,
});

function rowThing(path: string, { cells, span }: Row): Thing {
  const own = [...cells.values()].filter(({ name }) => !KEYS.has(name));
  const parts = new Map(
    own.map(({ name, cell }) => [name, { key: cellText(cell), text: cellText(cell), at: cell.span }]),
  );
  return thing(
    'row',
    path,
    [...parts]
      .map(([name, { key }]) => `${name}: ${key}`)
      .toSorted()
      .join(', '),
    span,
    undefined,
    parts,
  );
}
const KEYS = new Set(['id', 'from', 'to']);
const cellText = (cell: TableCell['cell']): string => (cell.c === 'string' ? cell.text : spell(cell));

function thingsOf(decl: Decl, textAt: TextAt): readonly Thing[] {
  const at = decl.span;
  switch (decl.node) {
    case 'table':
    case 'variant':
      return [];
    case 'setting':
      return [
        thing(decl.sort, pathOf(decl) ?? '', keyOf([decl.type, decl.value]), decl.value.span, textAt(decl.value.span)),
      ];
    case 'type':
      return [thing('type', decl.name.text, keyOf(decl.type), at, undefined, alternatives(decl.type, textAt))];
    case 'kind':
    case 'relation':
      return [
        thing(
          decl.node,
          decl.name.text,
          keyOf({ ...decl, fields: [] }),
          at,
          undefined,
          fieldParts(decl.fields, textAt),
        ),
      ];
    case 'seats':
      return [
        thing(
          'seats',
          'seats',
          keyOf({ ...decl, layouts: [] }),
          at,
          undefined,
          new Map(decl.layouts.map((layout) => [layout.name.text, part(layout, textAt)])),
        ),
      ];
    case 'procedure':
      return [
        thing('procedure', decl.name.text, keyOf(decl), at, undefined, inside(decl, textAt), bodyOf(decl.body.stmts)),
      ];
    case 'play':
      return [thing('play', 'play', keyOf(decl), at, undefined, inside(decl, textAt), bodyOf(decl.body.stmts))];
    case 'ruleset':
      return [thing('ruleset', 'ruleset', `${decl.name} ${decl.version}`, at, `${decl.name} ${decl.version}`)];
    default:
      return [plainThing(decl, textAt)];
  }
}

type Plain = Exclude<Decl, { readonly node: 'table' | 'variant' | 'setting' }>;
const SHORT = 80;

/** What has no name is known by what it says. */
function plainThing(decl: Plain, textAt: TextAt): Thing {
  const text = textAt(decl.span);
  const path = pathOf(decl) ?? `${decl.node}/${text.length > SHORT ? `${text.slice(0, SHORT)}…` : text}`;
  return thing(decl.node, path, keyOf(decl), decl.span, text.length > SHORT ? undefined : text);
}

const ASIDE = new Set(['span', 'doc', 'was', 'provenance', 'because']);
/** A tree without what does not count. */
const keyOf = (tree: unknown): string => JSON.stringify(tree, (key, value) => (ASIDE.has(key) ? undefined : value));

const part = (tree: { readonly span: Span }, textAt: TextAt): Part => ({
  key: keyOf(tree),
  text: textAt(tree.span),
  at: tree.span,
});

function alternatives(type: TypeExpr, textAt: TextAt): ReadonlyMap<string, Part> {
  const parts = type.node === 'unionType' ? type.parts : [type];
  return new Map(parts.map((one) => [textAt(one.span), { key: keyOf(one), text: undefined, at: one.span }]));
}

const fieldParts = (fields: readonly FieldDecl[], textAt: TextAt): ReadonlyMap<string, Part> =>
  new Map(fields.map((field) => [field.name.text, part(field, textAt)]));

/** Steps, and requirements by their reasons. */
function inside(decl: Extract<Decl, { node: 'procedure' | 'play' }>, textAt: TextAt): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  if (decl.node === 'procedure')
    for (const { test, reason } of decl.requires) parts.set(`requires ${reason}`, part(test, textAt));
  find(decl.body, (node) => {
    const { node: sort, name, body } = node as Partial<Extract<Stmt, { node: 'label' }>>;
    if (sort === 'label' && name && body)
      parts.set(name.text, { key: keyOf(body), body: bodyOf(body.stmts), text: undefined, at: body.span });
    return false;
  });
  return parts;
}

/** Statements in their order, those of loops and conditions among them; a step is known by its name, whatever is in it. */
const bodyOf = (stmts: readonly Stmt[]): readonly string[] =>
  stmts.flatMap((stmt) => {
    if (stmt.node === 'label') return `step ${stmt.name.text}`;
    const inner = blocksIn(stmt);
    return inner.length === 0 ? keyOf(stmt) : [headOf(stmt), ...inner.flatMap((one) => [...bodyOf(one.stmts), END])];
  });

const END = 'end';

/** A statement without the blocks in it. */
const headOf = (stmt: Stmt): string =>
  JSON.stringify(stmt, (key, value) => (ASIDE.has(key) || isBlock(value) ? undefined : value));

const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' && value !== null && (value as { readonly node?: unknown }).node === 'block';

/** Menus and functions with blocks in them are looked at as a whole. */
function blocksIn(stmt: Stmt): readonly Block[] {
  if (stmt.node === 'if') return stmt.else ? [stmt.then, stmt.else] : [stmt.then];
  if (stmt.node === 'matchStmt') return stmt.arms.map(({ body }) => body);
  return stmt.node === 'for' || stmt.node === 'while' || stmt.node === 'repeat' ? [stmt.body] : [];
}
