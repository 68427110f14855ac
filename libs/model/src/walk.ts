import type { Expr, Pattern, Stmt } from './expr.ts';
import {
  choices,
  endings,
  exprs,
  manys,
  type Nodes,
  others,
  patterns,
  places,
  type Sort,
  stmts,
  wishShapes,
} from './nodes.ts';

/** A node and its sort. Given as parameters, what is known of the sort tells the type of the node. */
export type Child<S extends Sort = Sort> = { readonly [K in S]: [sort: K, node: Nodes[K]] }[S];

/** Is given a node and its sort. */
export type Visit<Result = unknown> = (...child: Child) => Result;
/** The same where the sort is known only at run time. Spreading a `Child` into a call would make a list for each node. */
type Blind<Result> = (sort: Sort, node: Nodes[Sort]) => Result;

/** Looks at the nodes right below one, in the order of their fields. */
export function eachChild<S extends Sort>(sort: S, node: Nodes[S], visit: Visit): void {
  for (const { key, of } of partsOf(sort, node)) eachOf(of, (node as Loose)[key], visit as Blind<unknown>);
}

/**
 * Looks at a node and then at all below it, those that hold others first. Nothing is evaluated below a node for which
 * `visit` gives false.
 */
export function walk<S extends Sort>(sort: S, node: Nodes[S], visit: Visit): void {
  const look: Blind<void> = (of, one) => {
    if ((visit as Blind<unknown>)(of, one) !== false) eachChild(of, one, look);
  };
  look(sort, node);
}

/** Looks at several nodes and at all below them, like `walk`. */
export function walkAll(roots: readonly Child[], visit: Visit): void {
  for (const [sort, node] of roots) walk(sort, node, visit);
}

/** Whether a node, or one below it, passes a test. */
export function someNode<S extends Sort>(sort: S, node: Nodes[S], test: Visit<boolean>): boolean {
  if ((test as Blind<boolean>)(sort, node)) return true;
  return partsOf(sort, node).some(({ key, of }) => someOf(of, (node as Loose)[key], test));
}

/** The outermost expressions below a node, also those in binders, arms and statements. */
export function expressionsBelow<S extends Sort>(sort: S, node: Nodes[S]): readonly Expr[] {
  const found: Expr[] = [];
  const look: Visit<void> = (of, one) => {
    if (of === 'expr') found.push(one);
    else eachChild(of, one, look);
  };
  eachChild(sort, node, look);
  return found;
}

/** All expressions in a node, itself among them, those that hold others first. */
export function expressionsIn(...[sort, node]: Child): readonly Expr[] {
  const found: Expr[] = [];
  walk(sort, node, (of, one) => {
    if (of === 'expr') found.push(one);
  });
  return found;
}

/** All statements in a node, itself among them, those that hold others first. */
export function statementsIn(...[sort, node]: Child): readonly Stmt[] {
  const found: Stmt[] = [];
  walk(sort, node, (of, one) => {
    if (of === 'stmt') found.push(one);
    return of !== 'expr' || one.e === 'block';
  });
  return found;
}

/** What takes the place of parts of a tree: of an expression, or undefined to look below it, and of a bound local. */
export interface Change {
  readonly expr: (e: Expr) => Expr | undefined;
  readonly local?: (bound: number) => number;
}

/** A tree in which some parts are others, outermost first. Parts in which nothing changes stay the same objects. */
export function changed<S extends Sort>(sort: S, node: Nodes[S], change: Change): Nodes[S] {
  const other: unknown = sort === 'expr' ? change.expr(node as Expr) : undefined;
  return other === undefined ? changedBelow(sort, node, change) : (other as Nodes[S]);
}

/** Like `changed`, but of the node itself only what it binds is changed. */
export function changedBelow<S extends Sort>(sort: S, node: Nodes[S], change: Change): Nodes[S] {
  const old: Loose = node as Loose;
  let copy: Record<string, unknown> | undefined;
  const { name, bound } = bindingOf(sort, node);
  if (name !== undefined && bound !== undefined) {
    const local = change.local?.(bound) ?? bound;
    if (local !== bound) copy = { ...old, [name]: local };
  }
  for (const { key, of } of partsOf(sort, node)) {
    const value = changedOf(of, old[key], change);
    if (value === old[key]) continue;
    copy ??= { ...old };
    copy[key] = value;
  }
  return copy === undefined ? node : (copy as unknown as Nodes[S]);
}

/** The local that a node of an expression gives a value: a binder, a pattern, or what a statement sets. */
export const boundBy = (sort: Sort, node: Nodes[Sort]): number | undefined => bindingOf(sort, node).bound;

interface Binding {
  readonly name?: string;
  readonly bound?: number | undefined;
}
const BINDS_NOTHING: Binding = {};

const bindingOf = ((sort, node) => {
  switch (sort) {
    case 'binder':
    case 'menuParam':
      return { name: 'local', bound: node.local };
    case 'pattern':
      return node.p === 'tag' || node.bind === undefined ? BINDS_NOTHING : { name: 'bind', bound: node.bind };
    case 'place':
      return node.place === 'local' ? { name: 'local', bound: node.local } : BINDS_NOTHING;
    default:
      return BINDS_NOTHING;
  }
}) as Visit<Binding> as Blind<Binding>;

/** Whether a pattern binds a local. */
export const hasBind = (pattern: Pattern): boolean =>
  someNode('pattern', pattern, (sort, node) => boundBy(sort, node) !== undefined);

/** Looks at all that a node is made of but its type and its place in the text; `sort` where that is nodes, or lists of them. */
export function eachField(
  sort: Sort,
  node: Nodes[Sort],
  look: (key: string, value: unknown, sort: Sort | undefined) => void,
): void {
  const { row } = rowOf(sort, node);
  for (const key in node) if (key !== 'type' && key !== 'span') look(key, (node as Loose)[key], row[key]);
}

/** The blocks of statements right below a statement, also those of its arms. */
export function blocksOf(stmt: Stmt): readonly (readonly Stmt[])[] {
  const found: (readonly Stmt[])[] = [];
  for (const { key, of } of partsOf('stmt', stmt)) {
    const value = (stmt as unknown as Loose)[key] as readonly unknown[];
    if (of === 'stmtArm') found.push(...(value as readonly Nodes['stmtArm'][]).map(({ body }) => body));
    if (of !== 'stmt') continue;
    const lists = value.length > 0 && value.every(Array.isArray);
    found.push(...((lists ? value : [value]) as readonly (readonly Stmt[])[]));
  }
  return found;
}

/** Whether a local is read in a node or below it. */
export const readsLocal = <S extends Sort>(sort: S, node: Nodes[S], local: number): boolean =>
  someNode(sort, node, (of, one) => of === 'expr' && one.e === 'local' && one.local === local);

const typeKeys = new WeakMap<object, string>();

/** A text that is equal for equal trees and data made of them, wherever these stand in the rules. */
export function treeKey(value: unknown): string {
  if (typeof value !== 'object' || value === null) return `${value}`;
  if (Array.isArray(value)) return `[${value.map(treeKey).join()}]`;
  let text = '{';
  const node = value as Loose;
  for (const key in node)
    if (key !== 'span') text += `${key}:${key === 'type' ? typeKey(node[key]) : treeKey(node[key])},`;
  return `${text}}`;
}

function typeKey(type: unknown): string {
  if (typeof type !== 'object' || type === null) return `${type}`;
  const key = typeKeys.get(type) ?? JSON.stringify(type);
  typeKeys.set(type, key);
  return key;
}

type Loose = Readonly<Record<string, unknown>>;
interface Part {
  readonly key: string;
  readonly of: Sort;
}
/** A row of a table, also as a list, which is quicker to go through. */
interface Listed {
  readonly row: Readonly<Record<string, Sort | undefined>>;
  readonly parts: readonly Part[];
}

const listed = <Tag extends string>(rows: Readonly<Record<Tag, object>>): Readonly<Record<Tag, Listed>> =>
  Object.fromEntries(
    Object.entries(rows).map(([tag, row]) => [
      tag,
      { row, parts: Object.entries(row as object).map(([key, of]) => ({ key, of })) },
    ]),
  ) as unknown as Readonly<Record<Tag, Listed>>;

const EXPRS = listed(exprs);
const STMTS = listed(stmts);
const PATTERNS = listed(patterns);
const PLACES = listed(places);
const MANYS = listed(manys);
const WISH_SHAPES = listed(wishShapes);
const CHOICES = listed(choices);
const ENDINGS = listed(endings);
const OTHERS = listed(others);

const partsOf: Blind<readonly Part[]> = (sort, node) => rowOf(sort, node).parts;

const rowOf = ((sort, node) => {
  switch (sort) {
    case 'expr':
      return EXPRS[node.e];
    case 'stmt':
      return STMTS[node.s];
    case 'pattern':
      return PATTERNS[node.p];
    case 'place':
      return PLACES[node.place];
    case 'many':
      return MANYS[node.many];
    case 'wishShape':
      return WISH_SHAPES[node.shape];
    case 'choice':
      return CHOICES[node.form === 'menu' ? 'menu' : 'picking'];
    case 'ending':
      return ENDINGS[node.result === 'on' ? 'on' : 'ended'];
    default:
      return OTHERS[sort];
  }
}) as Visit<Listed> as Blind<Listed>;

/** A field holds a node, a list of nodes, which may be missing, or a list of such lists. */
function eachOf(sort: Sort, value: unknown, visit: Blind<unknown>): void {
  if (value === undefined) return;
  if (Array.isArray(value)) for (const one of value) eachOf(sort, one, visit);
  else visit(sort, value as Nodes[Sort]);
}

function someOf(sort: Sort, value: unknown, test: Visit<boolean>): boolean {
  if (value === undefined) return false;
  if (Array.isArray(value)) return value.some((one) => someOf(sort, one, test));
  return someNode(sort, value as Nodes[Sort], test);
}

function changedOf(sort: Sort, value: unknown, change: Change): unknown {
  if (value === undefined) return value;
  if (!Array.isArray(value)) return changed(sort, value as Nodes[Sort], change);
  let now: unknown[] | undefined;
  for (let i = 0; i < value.length; i += 1) {
    const one = changedOf(sort, value[i], change);
    if (one !== value[i]) now ??= value.slice(0, i);
    now?.push(one);
  }
  return now ?? value;
}
