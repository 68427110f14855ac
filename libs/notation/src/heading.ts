import type { Notation } from './notation.ts';
import { partsAt } from './shape.ts';
import { sameToken, type Token, tokensOf } from './tokens.ts';

/** Whether a line that says nothing stands over others: a remark, a name with a colon, a role, a date. */
export function isHeading(notation: Notation, line: string): boolean {
  const text = line.trim();
  return /^(#|\/\/|;)/.test(text) || /:$/.test(text) || isDate(text) || isRole(notation, text);
}

/** What a state says of the time: its type and its value. */
export interface Moment {
  readonly type: number;
  readonly value: string;
}

/** Whether a date is none of now: states that could have its year, or something it names, have another. */
export function isOtherTime({ info, names }: Notation, line: string, now: readonly Moment[]): boolean {
  const text = line.trim();
  const year = Number(/\d{4}/.exec(text)?.[0]);
  if (!isDate(text)) return false;
  const tokens = tokensOf(text);
  const named = (key: string): boolean =>
    (names.get(key) ?? []).some((one) => indexOf(tokens, tokensOf(one.text)) >= 0);
  const years = now.filter(({ type }) => holds(info, type, year));
  const others = now.filter(({ type, value }) => {
    const said = partsAt(info, type).flatMap((part) =>
      part.p === 'tag' && named(`${part.of}.${part.name}`) ? [part.name] : [],
    );
    return said.length > 0 && !said.includes(value);
  });
  return others.length > 0 || (years.length > 0 && years.every(({ value }) => Number(value) !== year));
}

function holds(info: Notation['info'], type: number, year: number): boolean {
  const known = info.types[type];
  return known?.t === 'int' && known.min <= year && year <= known.max;
}

/** Words around one year. */
const isDate = (text: string): boolean => /^[\p{L}\s.,]*\b\d{4}\b[\p{L}\s.,]*$/u.test(text);

function isRole(notation: Notation, text: string): boolean {
  const found = roleIn(notation, text);
  return found?.whole === true;
}

/** A role that is named somewhere in a text, with the place of its name; the longest name counts. */
export function roleIn(
  { info, names }: Notation,
  text: string,
): { readonly role: string; readonly start: number; readonly end: number; readonly whole: boolean } | undefined {
  const { name = '', members = [] } = info.kinds[info.roleKind] ?? {};
  const tokens = tokensOf(text);
  const found = members.flatMap((role) =>
    (names.get(`${name}.${role}`) ?? []).flatMap((one) => {
      const own = tokensOf(one.text);
      const at = indexOf(tokens, own);
      return at < 0 ? [] : [{ role, at, length: own.length }];
    }),
  );
  const best = found.toSorted((a, b) => b.length - a.length)[0];
  const [first, last] = best ? [tokens[best.at], tokens[best.at + best.length - 1]] : [];
  if (best === undefined || first === undefined || last === undefined) return undefined;
  return { role: best.role, start: first.start, end: last.end, whole: best.length === tokens.length };
}

/** Where a row of words stands among others. */
const indexOf = (tokens: readonly Token[], wanted: readonly Token[]): number =>
  wanted.length === 0 ? -1 : tokens.findIndex((_, at) => wanted.every((token, i) => stands(tokens[at + i], token)));

const stands = (given: Token | undefined, wanted: Token): boolean => given !== undefined && sameToken(given, wanted);
