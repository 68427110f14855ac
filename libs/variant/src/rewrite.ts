import type { Block, Expr, Name, Stmt } from '@sandtable/syntax';

type Edit = (stmts: readonly Stmt[]) => readonly Stmt[];

/** Edits the statements of every block in a tree, the innermost first. What stays as it is is the same object. */
export function inBlocks<T>(root: T, edit: Edit): T {
  return mapped(root, (node) => {
    if (node.node !== 'block') return node;
    const { stmts } = node as unknown as Block;
    const after = edit(stmts);
    return after === stmts ? node : { ...node, stmts: after };
  });
}

/** Calls of `original` get the name of what they mean. */
export const callingOriginal = <T>(root: T, name: string): T =>
  mapped(root, (node) => {
    if (!isCallOfOriginal(node)) return node;
    const { callee } = node as unknown as Extract<Expr, { node: 'apply' }>;
    return { ...node, callee: { node: 'name', span: callee.span, name: { text: name, span: callee.span } } };
  });

/** Calls of `original` that mean nothing; a finding tells of them, and nothing else is to. */
export const withoutOriginal = <T>(root: T): T =>
  mapped(root, (node) => (isCallOfOriginal(node) ? { ...node, node: 'missing' } : node));

/** The first call of `original`, if there is one. */
export const originalIn = (root: unknown): Expr | undefined => find(root, isCallOfOriginal) as Expr | undefined;

/** A tree with one of its nodes exchanged for another. */
export const exchange = <T>(root: T, old: object, by: object): T => mapped(root, (node) => node, new Map([[old, by]]));

/** Names that stand for a value are exchanged for it. */
export const replacingName = (root: Expr, name: string, by: Expr): Expr =>
  mapped(root, (node) =>
    node.node === 'name' && (node as unknown as { readonly name: Name }).name.text === name ? (by as Node) : node,
  );

/** All names in a tree that may mean something from outside of it. */
export function namesIn(root: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  find(root, (node) => {
    if (node.node === 'name') names.add((node as unknown as { readonly name: Name }).name.text);
    return false;
  });
  return names;
}

interface Node {
  readonly node?: unknown;
}

function isCallOfOriginal(node: Node): boolean {
  if (node.node !== 'apply') return false;
  const { callee } = node as unknown as Extract<Expr, { node: 'apply' }>;
  return callee.node === 'name' && callee.name.text === 'original';
}

function mapped<T>(root: T, change: (node: Node) => Node, by?: ReadonlyMap<object, object>): T {
  if (typeof root !== 'object' || root === null) return root;
  const other = by?.get(root);
  if (other !== undefined) return other as T;
  if (Array.isArray(root)) {
    const items = root.map((item) => mapped(item, change, by));
    return items.some((item, i) => item !== root[i]) ? (items as T) : root;
  }
  let own: Record<string, unknown> | undefined;
  for (const [key, value] of Object.entries(root)) {
    if (key === 'span' || typeof value !== 'object') continue;
    const after = mapped(value, change, by);
    if (after !== value) own = { ...(own ?? root), [key]: after };
  }
  return change((own ?? root) as Node) as T;
}

/** The first node, from the outside in, that passes. */
export function find(root: unknown, test: (node: Node) => boolean): Node | undefined {
  if (typeof root !== 'object' || root === null) return undefined;
  if (!Array.isArray(root) && test(root)) return root;
  for (const [key, value] of Object.entries(root)) {
    const found = key === 'span' ? undefined : find(value, test);
    if (found !== undefined) return found;
  }
  return undefined;
}
