import {
  FluentParser,
  type Message,
  type Pattern,
  type Placeable,
  type SelectExpression,
  serializeExpression,
  serializeVariantKey,
  type TextElement,
} from '@fluent/syntax';

/** Which variant is chosen by what. */
interface Chosen {
  /** As it is written in Fluent: `$count`, `GENUS($unit)`. */
  readonly by: string;
  readonly key: string;
  /** Where no other fits. */
  readonly isDefault: boolean;
}

/** A whole sentence of a message as it reads where these variants are chosen; a message that chooses nothing has one. */
export interface Case {
  readonly chosen: readonly Chosen[];
  readonly text: string;
}

/** More sentences than anybody reads: such a message stays in one piece. */
const MOST = 24;

/** The sentences of a pattern. Words around a selection are part of each, so that every language can order them. */
export function casesOf(pattern: Pattern): readonly Case[] {
  const found = expanded(pattern.elements, []);
  return found.length > MOST || found.some(({ text }) => text.trim() === '')
    ? [{ chosen: [], text: wordsOf(pattern.elements) }]
    : found;
}

type Element = TextElement | Placeable;

function expanded(elements: readonly Element[], chosen: readonly Chosen[], budget = { left: MOST + 1 }): Case[] {
  const at = elements.findIndex((one) => selectIn(one) !== undefined);
  const select = at < 0 ? undefined : selectIn(elements[at]);
  if (select === undefined) {
    budget.left -= 1;
    return [{ chosen, text: wordsOf(elements) }];
  }
  return select.variants.flatMap(({ key, value, default: isDefault }) => {
    if (budget.left <= 0) return [];
    const one = { by: serializeExpression(select.selector), key: keyText(key), isDefault };
    return expanded([...elements.slice(0, at), ...value.elements, ...elements.slice(at + 1)], [...chosen, one], budget);
  });
}

const keyText = (key: Parameters<typeof serializeVariantKey>[0]): string => serializeVariantKey(key);
const selectIn = (element: Element | undefined): SelectExpression | undefined =>
  element?.type === 'Placeable' && element.expression.type === 'SelectExpression' ? element.expression : undefined;

const wordsOf = (elements: readonly Element[]): string => elements.map(elementText).join('');

function elementText(element: Element): string {
  if (element.type === 'TextElement') return element.value;
  const { expression } = element;
  if (expression.type === 'Placeable') return `{${elementText(expression)}}`;
  const text = serializeExpression(expression).trimEnd();
  // A selection ends with a line of its own.
  return expression.type === 'SelectExpression' ? `{ ${text}\n}` : `{ ${text} }`;
}

/** A pattern as it is behind `=`, from its sentences. */
export function patternOf(cases: readonly Case[], indent = '    '): string {
  const [first] = cases;
  if (first === undefined) return '';
  return first.chosen.length === 0 ? indented(first.text, indent) : selectText(cases, 0, indent);
}

/** A selection within a selection stands in its variant. */
function selectText(cases: readonly Case[], depth: number, indent: string): string {
  const by = cases[0]?.chosen[depth]?.by ?? '';
  const groups = [...Map.groupBy(cases, ({ chosen }) => chosen[depth]?.key ?? '')];
  const lines = groups.map(([key, own]) => {
    const star = own[0]?.chosen[depth]?.isDefault ? '*' : ' ';
    const deeper = own.some(({ chosen }) => chosen.length > depth + 1);
    const words = deeper ? selectText(own, depth + 1, `${indent}    `) : indented(own[0]?.text ?? '', `${indent}    `);
    return `${indent.slice(0, -1)}${star}[${key}] ${words}`;
  });
  return `{ ${by} ->\n${lines.join('\n')}\n${indent.slice(4)}}`;
}

/** Further lines stand under the first; signs that would begin something else there are put in quotation marks. */
function indented(text: string, indent: string): string {
  let open = 0;
  return text
    .split('\n')
    .map((line, i) => {
      const within = open > 0;
      open += line.split('{').length - line.split('}').length;
      if (i === 0 || line === '') return line;
      return indent + (within ? line : line.replace(/^([[*.}])/, '{ "$1" }'));
    })
    .join('\n');
}

const parser = new FluentParser({ withSpans: false });

/** The pattern that a text is behind `=`; undefined where Fluent reads something else there. */
export function patternIn(text: string): Pattern | undefined {
  const [entry, ...more] = parser.parse(`x = ${indented(text, '    ')}\n`).body;
  if (entry?.type !== 'Message' || more.length > 0) return undefined;
  const message: Message = entry;
  return message.attributes.length === 0 ? (message.value ?? undefined) : undefined;
}

/** What a text takes from what it is given, each once. */
export const variablesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{[^{}]*\}/g)].flatMap(([placeable]) => placeable.match(/\$[\w-]+/g) ?? [])),
];
