import { constant, type FunctionCode, head, type Item, words } from './code.ts';

/** Functions that are shown: those that only read the position, and those that change it. */
const READING: ReadonlySet<string> = new Set(
  'candidates offered reasons bounds costs keys witness validate counted sample policy value seen informed'.split(' '),
);
const CHANGING: ReadonlySet<string> = new Set('start play decide select retake begin reindex'.split(' '));

const isEntry = (name: string): boolean => READING.has(name) || CHANGING.has(name);

/** The name under which something is shown: of functions, an entry that takes any position. */
export const shownAs = (name: string): string => (isEntry(name) ? `${name}At` : name);

/**
 * The position that all functions of a module work on is a constant of the module: V8 then reads it without looking up where
 * it is and how long. So functions don't pass it on to each other, and entries copy the position that they are called
 * with, and copy it back if they change it.
 */
export const ownPosition = (size: number): Item => constant('S', `room(${size})`);

/** All that is in the module, and an entry for each function that is shown. */
export const withEntries = (items: readonly Item[]): readonly Item[] => [
  ...items,
  ...items.flatMap((item) => (item.c === 'function' && isEntry(item.name) ? [entry(item)] : [])),
];

const P = words('P');

function entry({ name, params, result }: FunctionCode): FunctionCode {
  const call = `${name}(${params.map((each) => each.name).join(', ')})`;
  const first = name === 'start' ? [] : ['if (P !== S) S.set(P);'];
  const body = CHANGING.has(name)
    ? [...first, `try { return ${call}; }`, 'finally { if (P !== S) P.set(S); }']
    : [...first, `return ${call};`];
  return { c: 'function', ...head(shownAs(name), [P, ...params], result), body };
}
