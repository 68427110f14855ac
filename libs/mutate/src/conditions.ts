import { type Site, site } from './mutant.ts';
import { type AnyNode, nodesIn, spanOf } from './walk.ts';

/** Conditions that always or never hold, and of `and` and `or` one side alone. */
export function conditionSites(node: AnyNode): readonly Site[] {
  const tests = [node.test, node.where].filter(isExpr).filter((test) => test.node !== 'bool' && !binds(test));
  return [
    ...tests.flatMap(({ span }) => [site('condition', span, 'true'), site('condition', span, 'false')]),
    ...sides(node),
  ];
}

function sides({ node, op, left, right, span }: AnyNode): readonly Site[] {
  if (node !== 'binary' || (op !== 'and' && op !== 'or')) return [];
  return [
    ...(binds(right) ? [] : [site('condition', { ...span, start: spanOf(left).end, end: spanOf(right).end }, '')]),
    ...(binds(left) ? [] : [site('condition', { ...span, start: spanOf(left).start, end: spanOf(right).start }, '')]),
  ];
}

/** `put` says where it puts something by a word. */
const isExpr = (value: unknown): value is AnyNode => typeof value === 'object' && value !== null;

/** Without a condition that gives a name to something, this name would lack; that is for the checker. */
const binds = (test: unknown): boolean =>
  [...nodesIn(test)].some(({ node, args }) => node === 'bindPattern' || (node === 'namePattern' && args !== undefined));
