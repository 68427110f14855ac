/** How much space stands between two tokens of one line. */
import type { Token } from './contract.ts';
import type { Facts } from './format-facts.ts';
import { isReserved } from './vocabulary.ts';

/** Words that end an operand, so that a minus after them subtracts. */
const VALUES = new Set(['true', 'false', 'none']);
const CLOSERS = new Set([')', ']', '}']);

const isSign = (token: Token | undefined, ...texts: readonly string[]): boolean =>
  token?.kind === 'punctuation' && texts.includes(token.text);
const isTrivia = (token: Token): boolean =>
  token.kind === 'comment' || token.kind === 'doc' || token.kind === 'citation';

const endsOperand = (token: Token | undefined): boolean => {
  if (!token) return false;
  if (token.kind === 'punctuation') return CLOSERS.has(token.text) || token.text === '_';
  if (token.kind === 'keyword') return VALUES.has(token.text) || !isReserved(token.text);
  return token.kind === 'name' || token.kind === 'number' || token.kind === 'string';
};

const PREFIXED = new Set([
  'return',
  'then',
  'else',
  'most',
  'least',
  'limit',
  'cost',
  'to',
  'requires',
  'whenever',
  'expect',
  'run',
]);

/** A minus that belongs to what follows it. */
const isSignOf = (minus: Token, before: Token | undefined): boolean =>
  isSign(minus, '-') && (!endsOperand(before) || (before?.kind === 'keyword' && PREFIXED.has(before.text)));

const insideBrace = (open: Token, facts: Facts): string => (facts.tight.has(open.start) ? '' : ' ');

export interface Neighbours {
  readonly before: Token | undefined;
  readonly left: Token;
  readonly right: Token;
  /** The opening bracket that `right` closes, if it closes one. */
  readonly opener: Token | undefined;
}

/** Gaps that follow from the sign on the left, or undefined. */
const afterLeft = ({ before, left, right }: Neighbours, facts: Facts, touching: boolean): string | undefined => {
  if (isSign(left, '(', '[', '.', '..')) return isSign(left, '..') && isSign(right, '->', '{') ? ' ' : '';
  if (isSign(left, '{')) return isSign(right, '}') ? '' : insideBrace(left, facts);
  // Two signs in a row would be read as the arrow of a join.
  if (isSignOf(left, before)) return isSign(right, '-') ? ' ' : '';
  if (isSign(left, '--') && isSign(right, '{')) return '';
  if (isSign(left, '/')) return touching ? '' : ' ';
  return undefined;
};

const beforeRight = ({ right, opener }: Neighbours, facts: Facts, touching: boolean): string => {
  if (isSign(right, ')', ']', ',', ';', ':', '?', '.', '..')) return '';
  if (isSign(right, '}') && opener) return insideBrace(opener, facts);
  // Calls touch their bracket, and in some places that is what makes them calls: it stays as it was.
  if (isSign(right, '(', '[', '/')) return touching ? '' : ' ';
  return ' ';
};

const isItem = (left: Token, right: Token, facts: Facts): boolean =>
  facts.items.has(right.start) && !isSign(left, '{', ',', ';', '->', '(') && left.text !== 'else';

export const gap = (neighbours: Neighbours, facts: Facts): string => {
  const { left, right } = neighbours;
  const touching = left.end === right.start;
  if (isTrivia(left) || isTrivia(right)) return ' ';
  if (isItem(left, right, facts)) return '  ';
  if (facts.paths.some((path) => path.start < right.start && right.start < path.end)) return '';
  return afterLeft(neighbours, facts, touching) ?? beforeRight(neighbours, facts, touching);
};
