import type { Expression, Pattern, Placeable } from '@fluent/syntax';

/** Signs as people count them; a hyphen that shows only where a line breaks is none. */
export const signsIn = (text: string): number =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.replaceAll('\u00ad', ''))].length;

/** How long a text is at least, in its longest line: of a selection the longest case counts, of a value one sign. */
export function lengthOf(pattern: Pattern): number {
  const text = pattern.elements.map((one) => (one.type === 'TextElement' ? one.value : filler(one))).join('');
  return Math.max(0, ...text.split('\n').map((line) => signsIn(line.trim())));
}

const filler = ({ expression }: Placeable): string => {
  if (expression.type === 'Placeable') return filler(expression);
  if (expression.type === 'SelectExpression')
    return '·'.repeat(Math.max(0, ...expression.variants.map(({ value }) => lengthOf(value))));
  return literal(expression) ?? '·';
};

const literal = (expression: Expression): string | undefined =>
  expression.type === 'StringLiteral' || expression.type === 'NumberLiteral' ? expression.value : undefined;
