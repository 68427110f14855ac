import type { Decl } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { conditionSites } from './conditions.ts';
import { type Kind, type Site, site } from './mutant.ts';
import { numberSites } from './numbers.ts';
import { quantorSites } from './quantors.ts';
import { type Texts, tokenSpan } from './tokens.ts';
import { type AnyNode, isSilent, nodesIn, spanOf } from './walk.ts';

/** All single changes inside of a declaration. */
export const sitesIn = (decl: Decl, texts: Texts): readonly Site[] =>
  [...nodesIn(decl)].flatMap((node) => [
    ...operatorSites(node, texts),
    ...numberSites(node),
    ...boolSites(node),
    ...conditionSites(node),
    ...statementSites(node),
    ...quantorSites(node, texts),
    ...extremeSites(node, texts),
  ]);

type Swaps = Readonly<Record<string, string>>;

const OPERATORS: Swaps = {
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  div: '*',
  mod: 'div',
  and: 'or',
  or: 'and',
  '&': '+',
  '+=': '-=',
  '-=': '+=',
};
const EXTREMES: Swaps = { min: 'max', max: 'min', most: 'least', least: 'most' };

function operatorSites(node: AnyNode, texts: Texts): readonly Site[] {
  const { node: sort, op, of, span } = node;
  if (sort === 'binary') return swapped('operator', OPERATORS, op, between(node.left, node.right), texts);
  if (sort === 'assign') return swapped('operator', OPERATORS, op, between(node.target, node.value), texts);
  if (sort === 'unary') return [site('operator', { ...span, end: spanOf(of).start }, '')];
  return sort === 'is' ? negated(node, texts) : [];
}

function swapped(kind: Kind, swaps: Swaps, word: unknown, around: Span, texts: Texts): readonly Site[] {
  const other = swaps[String(word)];
  const at = other === undefined ? undefined : tokenSpan(texts, around, String(word));
  return other === undefined || at === undefined ? [] : [site(kind, at, other)];
}

function negated({ of, pattern }: AnyNode, texts: Texts): readonly Site[] {
  const around = between(of, pattern);
  const is = tokenSpan(texts, around, 'is');
  const not = tokenSpan(texts, around, 'not');
  if (is === undefined) return [];
  return [site('operator', { ...is, end: not?.end ?? is.end }, not ? 'is' : 'is not')];
}

const between = (left: unknown, right: unknown): Span => ({
  ...spanOf(left),
  start: spanOf(left).end,
  end: spanOf(right).start,
});

const boolSites = ({ node, span, value }: AnyNode): readonly Site[] =>
  node === 'bool' || node === 'boolPattern' ? [site('bool', span, String(value !== true))] : [];

/** Statements that a block can do without; the others only give a name, a result or a line of the log. */
const DROPPED: ReadonlySet<unknown> = new Set([
  ...['assign', 'call', 'if', 'matchStmt', 'for', 'while', 'repeat', 'break', 'label', 'put', 'shuffle', 'remove'],
  ...['finish', 'simultaneously', 'menu', 'choose', 'roll', 'random', 'draw', 'create'],
]);

const statementSites = ({ node, stmts }: AnyNode): readonly Site[] =>
  node === 'block' && Array.isArray(stmts)
    ? stmts
        .filter((stmt: AnyNode) => DROPPED.has(stmt.node) && !isSilent(stmt))
        .map((stmt) => site('statement', spanOf(stmt), ''))
    : [];

/** `(min x in …)`, `min(…)`, `prefer most …` */
function extremeSites({ node, span, quantor, callee, most }: AnyNode, texts: Texts): readonly Site[] {
  if (node === 'quantor') return swapped('extreme', EXTREMES, quantor, span, texts);
  if (node === 'apply') return swapped('extreme', EXTREMES, nameOf(callee), span, texts);
  return typeof most === 'boolean' ? swapped('extreme', EXTREMES, most ? 'most' : 'least', span, texts) : [];
}

const nameOf = (callee: unknown): unknown => (callee as { readonly name?: { readonly text?: string } }).name?.text;
