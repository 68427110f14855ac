/**
 * What stands between commas, with or without brackets around all of it: `{a, b}`, `a, b`. What is in brackets
 * holds together. Undefined where brackets don't match.
 */
export function itemsOf(text: string, brackets: '{}' | '[]'): readonly string[] | undefined {
  const all = text.trim();
  const isWrapped = all.startsWith(brackets.charAt(0)) && closes(all, 0) === all.length - 1;
  return splitOutside(isWrapped ? all.slice(1, -1) : all, ',');
}

/** A key and what it has: `a: 3`, or `(a, 3)` as in the rules. */
export function pairOf(item: string): readonly [key: string, value: string] | undefined {
  const isTuple = item.startsWith('(') && closes(item, 0) === item.length - 1;
  const [key, value, ...more] = (isTuple ? splitOutside(item.slice(1, -1), ',') : splitOutside(item, ':')) ?? [];
  return key === undefined || value === undefined || more.length > 0 ? undefined : [key, value];
}

const OPENING = '([{';
const CLOSING = ')]}';

/** Where the bracket closes that opens at `from`; -1 where it never does. */
function closes(text: string, from: number): number {
  let depth = 0;
  for (let i = from; i < text.length; i += 1) {
    depth += change(text.charAt(i));
    if (depth === 0) return i;
  }
  return -1;
}

const change = (character: string): number => Number(OPENING.includes(character)) - Number(CLOSING.includes(character));

/** Splits at a character that stands outside of brackets. Undefined where brackets don't match. */
export function splitOutside(text: string, at: string): readonly string[] | undefined {
  if (text.trim() === '') return [];
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    depth += change(character);
    if (depth < 0) return undefined;
    if (character === at && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return depth === 0 ? parts.map((part) => part.trim()) : undefined;
}
