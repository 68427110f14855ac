import type { Notation } from './notation.ts';
import { sameToken, type Token, tokensOf } from './tokens.ts';

/** Whether a line that says nothing stands over others: a remark, a name with a colon, a role, a date. */
export function isHeading(notation: Notation, line: string): boolean {
  const text = line.trim();
  return /^(#|\/\/|;)/.test(text) || /:$/.test(text) || isDate(text) || isRole(notation, text);
}

/** Words around one year. */
const isDate = (text: string): boolean => /^[\p{L}\s.,]*\b\d{4}\b[\p{L}\s.,]*$/u.test(text);

function isRole({ info, names }: Notation, text: string): boolean {
  const { name = '', members = [] } = info.kinds[info.roleKind] ?? {};
  const tokens = tokensOf(text);
  const own = members.flatMap((member) => names.get(`${name}.${member}`) ?? []);
  return own.some((one) => same(tokensOf(one.text), tokens));
}

const same = (a: readonly Token[], b: readonly Token[]): boolean =>
  a.length === b.length && a.every((token, i) => b[i] !== undefined && sameToken(token, b[i]));
