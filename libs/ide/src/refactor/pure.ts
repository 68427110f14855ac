import type { Use } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import type { Expr, Node, Rhs } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { usesIn } from '../places.ts';
import { nodesIn } from '../walk.ts';

/** What names mean in a part of a tree, each place once. */
export function usesWithin(library: Library, { file, start, end }: Span): readonly Use[] {
  const seen = new Set<number>();
  return usesIn(library).filter(({ span, defines }) => {
    const key = span.start * 2 + Number(defines);
    if (span.file !== file || span.start < start || span.end > end || seen.has(key)) return false;
    return seen.add(key);
  });
}

const ASKING = new Set(['menu', 'choose', 'roll', 'random', 'draw', 'create', 'missing']);

/** Whether a node itself asks someone, draws something, or is not written yet, so that nobody knows what it does. */
export const isAsking = (part: unknown): boolean => ASKING.has(String((part as Expr).node));

/** Looks and changes nothing: asks nobody, draws nothing, calls no procedure. */
export const isPure = (library: Library, value: Rhs): boolean =>
  usesWithin(library, value.span).every(({ target }) => target.sort !== 'procedure') &&
  [...nodesIn(value)].every((part) => !isAsking(part) && !isOriginal(part));

/** What a variant replaces is known by this name alone. */
const isOriginal = (part: unknown): boolean => {
  const name = part as Expr;
  return name.node === 'name' && name.name.text === 'original';
};

/** Nodes whose value always exists, if their parts have one: nothing in them can fail. */
const SAFE = new Set(['number', 'string', 'bool', 'none', 'name', 'paren', 'field', 'is', 'unary', 'binary']);
const SAFE_SIGNS = new Set(['or', 'and', '==', '!=', '<', '<=', '>', '>=', 'in', 'has', '+', '-', '*']);

/** Whether working a value out cannot fail, so that it does not matter whether it is. */
export const cannotFail = (value: Node): boolean =>
  [...nodesIn(value)].every((part) => {
    const expr = part as Expr;
    if (expr.node === 'binary') return SAFE_SIGNS.has(expr.op);
    return SAFE.has(expr.node) || expr.node.endsWith('Pattern');
  });
