import type { GameInfo } from '@sandtable/engine';
import type { BoardProps } from './board-props.ts';
import type { CardLineLayout, KindLayout } from './layout.ts';

/** A line of what a card does. */
export interface CardLine {
  readonly said: string;
  /** What a number counts; words speak for themselves. */
  readonly name?: string;
  /** A number that the rest is about, such as a bonus and where it counts. */
  readonly lead?: string;
}

/** What is known of the fields of one card. */
export interface LineReader {
  /** Undefined where the card has none. */
  readonly fieldValue: (field: string) => unknown;
  readonly words: (field: string, value: unknown) => string;
  readonly nameOf: (field: string) => string;
}

type Joined = Exclude<CardLineLayout, string>;

/** A line that the layout wants; none where the card has nothing to say there. */
export const lineOf = (one: CardLineLayout, read: LineReader): readonly CardLine[] =>
  typeof one === 'string' ? alone(one, read) : joined(one, read);

function alone(field: string, { fieldValue, words, nameOf }: LineReader): readonly CardLine[] {
  const value = fieldValue(field);
  if (value === undefined) return [];
  const said = words(field, value);
  // A number or a yes says nothing without the name of its field.
  if (value === true) return [{ said: nameOf(field) }];
  if (said === '' || said === '–') return [];
  return typeof value === 'number' ? [{ name: nameOf(field), said }] : [{ said }];
}

function joined({ of, signed = false }: Joined, { fieldValue, words }: LineReader): readonly CardLine[] {
  const values = of.map(fieldValue);
  if (values.includes(undefined)) return [];
  const [first = '', ...others] = values.map((value, i) => (signed && withSign(value)) || words(of[i] ?? '', value));
  const leads = typeof values[0] === 'number' && others.length > 0;
  return leads ? [{ lead: first, said: others.join(' ') }] : [{ said: [first, ...others].join(' ') }];
}

const withSign = (value: unknown): string | undefined =>
  typeof value === 'number' ? `${value < 0 ? '−' : '+'}${Math.abs(value)}` : undefined;

/** What the ruleset has words for, unless it is on the card already: a card says what it does without a word of its author. */
export function unshownFields(
  info: GameInfo,
  kind: string,
  how: KindLayout | undefined,
  fieldName: BoardProps['fieldName'],
): readonly string[] {
  if (how?.draw !== 'card') return [];
  const shown = new Set([how.side, how.label, how.value, ...(how.band ?? [])]);
  const at = info.kinds.findIndex(({ name }) => name === kind);
  return info.fields.flatMap(({ kind: owner, name, state }) =>
    owner === at && !state && !shown.has(name) && fieldName?.(`${kind}.${name}`) !== undefined ? [name] : [],
  );
}
