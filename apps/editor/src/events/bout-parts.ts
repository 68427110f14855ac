import type { Bout } from '@sandtable/board';
import type { Texts } from '@sandtable/board/texts';
import type { Sum } from '../explain/account-words.ts';

/** What both numbers of a meeting add up from, as one line each: `4 + 2`. */
export interface BoutParts {
  /** What the parts are called, in the same order: `cards + supports`. */
  readonly label: string;
  readonly sums: readonly [string, string];
}

type Words = Pick<Texts, 'named' | 'member'>;

/** Undefined where the numbers have fewer than two parts. Parts that neither side has are left out. */
export function boutParts({ line, parts: [left, right] }: Bout, texts: Words): BoutParts | undefined {
  const rows = left.map((part, i) => ({
    name: nameOf(line.path, part.name, texts),
    values: [part, right[i]] as const,
  }));
  const shown = rows.filter(({ values }) => values.some((part) => (part?.value ?? 0) !== 0));
  if (shown.length < 2) return undefined;
  const sumOf = (side: 0 | 1): string => added(shown.map(({ values }) => values[side]?.value ?? 0));
  return { label: shown.map(({ name }) => name).join(' + '), sums: [sumOf(0), sumOf(1)] };
}

/** The number of one side as a sum of its parts; undefined where the layout names none. */
export function partsSum({ line, parts, values }: Bout, side: 0 | 1, texts: Words): Sum | undefined {
  const value = values[side];
  if (value === undefined || parts[side].length === 0) return undefined;
  // Parts of both sides that mean the same have the name of the first side's.
  const terms = parts[side].flatMap(({ value: worth, name: own }, i) => {
    const name = nameOf(line.path, parts[0][i]?.name ?? own, texts);
    const at = { text: '', file: '', start: 0, end: 0, line: 0 };
    const sign = worth < 0 ? '−' : i === 0 ? '' : '+';
    return worth === 0 ? [] : [{ sign, value: String(Math.abs(worth)), name, plain: name, dice: [], at }];
  });
  const name = nameOf(line.path, value.name, texts);
  return { name, value: String(value.value), lead: '', terms, more: [], because: [] };
}

const nameOf = (path: string, name: string, texts: Words): string =>
  texts.named(`${path}/${name}`) ?? texts.member(name);

const added = ([first = 0, ...others]: readonly number[]): string =>
  [signed(first), ...others.map((one) => (one < 0 ? `− ${-one}` : `+ ${one}`))].join(' ');

const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
