import type { FieldInput } from '@sandtable/ide';
import { itemsOf, pairOf } from '@sandtable/text';

type Many = Extract<FieldInput, { is: 'set' | 'list' | 'map' }>;

/**
 * The parts of a value as the rules write it: the words of a set, the items of a list, the values of a map in the order of
 * its keys. Undefined where it is written in another way, such as with a condition.
 */
export function partsIn(text: string, input: Many): readonly string[] | undefined {
  if (input.is === 'map') return valuesIn(text, input.keys);
  const brackets = input.is === 'set' ? '{}' : '[]';
  const isListed = text.startsWith(brackets.charAt(0)) && text.endsWith(brackets.charAt(1));
  const parts = isListed ? itemsOf(text, brackets) : undefined;
  const known = input.is === 'set' ? input.values : input.of.is === 'choice' ? input.of.values : undefined;
  return parts?.every((part) => known?.includes(part) ?? isNumber(part)) ? parts : undefined;
}

const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

/** A number or a name, and no call. */
const isPlain = (text: string): boolean => isNumber(text) || /^[\p{L}_][\p{L}\p{N}_]*$/u.test(text);

const SAME = /^map\s+(\w+)\s+in\s+[^:]+:\s*(\S+)$/;
const BY_KEY = /^map\s+(\w+)\s+in\s+[^:]+:\s*match\s+(\w+)\s*\{([^}]*)\}$/;

function valuesIn(text: string, keys: readonly string[]): readonly string[] | undefined {
  const [, , same] = SAME.exec(text) ?? [];
  if (same !== undefined) return isPlain(same) ? keys.map(() => same) : undefined;
  const pairs = armsIn(text) ?? itemsOf(text, '{}')?.map(pairOf);
  const found = new Map(pairs?.map((pair) => pair ?? ['', '']));
  const values = keys.map((key) => found.get(key) ?? found.get('else'));
  return values.every((value) => value !== undefined) ? values : undefined;
}

function armsIn(text: string): readonly (readonly [string, string])[] | undefined {
  const [, binder, subject, arms] = BY_KEY.exec(text) ?? [];
  if (arms === undefined || binder !== subject) return undefined;
  return [...arms.matchAll(/([^\s,]+)\s*->\s*([^\s,]+)/g)].map(([, key = '', value = '']) => [key, value]);
}

/** The value with these parts, as the rules write it. */
export function textOfParts(parts: readonly string[], input: Many, before: string): string {
  if (input.is === 'set') return `{${parts.join(', ')}}`;
  if (input.is === 'list') return `[${parts.join(', ')}]`;
  const [, name = 'each'] = /^map\s+(\w+)\s/.exec(before) ?? [];
  const head = `map ${name} in ${input.key}:`;
  const [first = ''] = parts;
  if (parts.every((part) => part === first)) return `${head} ${first}`;
  return `${head} match ${name} { ${input.keys.map((key, i) => `${key} -> ${parts[i]}`).join('  ')} }`;
}
