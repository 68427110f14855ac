import type { Node } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';

/** What no example can tell apart: log lines, who is shown what, and reasons in words. */
const SILENT: ReadonlySet<unknown> = new Set(['log', 'reveal', 'conceal']);
/** Statements that do nothing but what stands in their blocks. */
const HOLDING: ReadonlySet<unknown> = new Set(['if', 'for', 'repeat', 'label']);
const SILENT_KEYS = new Set(['seen', 'because', 'reason', 'span', 'doc']);

/** A node of a syntax tree as its parts, for who looks at some kinds of nodes wherever they stand. */
export interface AnyNode extends Node {
  readonly [part: string]: unknown;
}

/** All nodes of a tree, those that hold others first. */
export function* nodesIn(value: unknown): Generator<AnyNode> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item);
  else if (isTree(value)) {
    if (isSilent(value)) return;
    if ('span' in value) yield value as AnyNode;
    for (const [key, part] of Object.entries(value)) if (!SILENT_KEYS.has(key)) yield* nodesIn(part);
  }
}

export const spanOf = (node: unknown): Span => (node as Node).span;

/** Conditions and sets change nothing, so a statement around silent ones alone is silent as well. */
export function isSilent({ node, ...parts }: Readonly<Record<string, unknown>>): boolean {
  if (SILENT.has(node)) return true;
  if (!HOLDING.has(node)) return false;
  const stmts = [parts.then, parts.else, parts.body].flatMap(stmtsOf);
  return stmts.length > 0 && stmts.every(isSilent);
}

const stmtsOf = (block: unknown): readonly AnyNode[] =>
  isTree(block) && Array.isArray(block.stmts) ? block.stmts : [];

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
