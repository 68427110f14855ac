import type { Notation } from './notation.ts';
import { sameToken, type Token, tokensOf } from './tokens.ts';

/** Whether a line that says nothing stands over others: a remark, a name with a colon, a role, a date. */
export function isHeading(notation: Notation, line: string): boolean {
  const text = line.trim();
  return /^(#|\/\/|;)/.test(text) || /:$/.test(text) || isDate(text) || isRole(notation, text);
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
