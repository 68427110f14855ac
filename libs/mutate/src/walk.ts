import type { Node } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';

/** What no example can tell apart: log lines, who is shown what, and reasons in words. */
const SILENT: ReadonlySet<unknown> = new Set(['log', 'reveal', 'conceal']);
const SILENT_KEYS = new Set(['seen', 'because', 'reason', 'span', 'doc']);

/** A node of a syntax tree as its parts, for who looks at some kinds of nodes wherever they stand. */
export interface AnyNode extends Node {
  readonly [part: string]: unknown;
}

/** All nodes of a tree, those that hold others first. */
export function* nodesIn(value: unknown): Generator<AnyNode> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item);
  else if (isTree(value)) {
    if (SILENT.has(value.node)) return;
    if ('span' in value) yield value as AnyNode;
    for (const [key, part] of Object.entries(value)) if (!SILENT_KEYS.has(key)) yield* nodesIn(part);
  }
}

export const spanOf = (node: unknown): Span => (node as Node).span;

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
