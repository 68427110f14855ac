import { constant, type FunctionCode, head, type Item, type Param, S, words } from './code.ts';

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

/** The same functions on the position of the module, with an entry for each that is shown. */
export function onOwnPosition(items: readonly Item[]): readonly Item[] {
  const functions = items.filter((item): item is FunctionCode => item.c === 'function' && item.params[0] === S);
  const given = namesAsValues(items, functions);
  const plain = new Set(functions.flatMap(({ name }) => (given.has(name) ? [] : [name])));
  const inside = items.map((item) => withoutPosition(item, plain));
  return [
    ...inside,
    ...functions.filter(({ name }) => isEntry(name)).map((each) => withoutPosition(entry(each), plain)),
  ];
}

/** Functions that are handed to the engine, or to another function, get a position that they don't read. */
function namesAsValues(items: readonly Item[], functions: readonly FunctionCode[]): ReadonlySet<string> {
  const names = new Set(functions.map(({ name }) => name));
  return new Set(
    items
      .flatMap(linesOf)
      .flatMap((line) => [...line.matchAll(/(?<![.\w])[A-Za-z]\w*\b(?![(\w:])/g)].map(([name]) => name))
      .filter((name) => names.has(name)),
  );
}

const linesOf = (item: Item): readonly string[] =>
  item.c === 'function' ? item.body : item.c === 'text' ? item.lines : [item.value];

function withoutPosition(item: Item, plain: ReadonlySet<string>): Item {
  if (item.c !== 'function') return item;
  const body = item.body.map((line) => calls(line, plain));
  const params =
    item.params[0] === S ? [...(plain.has(item.name) ? [] : [UNREAD]), ...item.params.slice(1)] : item.params;
  return { ...item, params, body };
}

const UNREAD: Param = words('_');

const calls = (line: string, plain: ReadonlySet<string>): string =>
  line.replace(/(?<![.\w])([A-Za-z]\w*)\(S(?:, |(?=\)))/g, (call, name: string) =>
    plain.has(name) ? `${name}(` : call,
  );

const P = words('P');

function entry({ name, params, result }: FunctionCode): FunctionCode {
  const [, ...others] = params;
  const call = `${name}(${params.map((each) => each.name).join(', ')})`;
  const first = name === 'start' ? [] : ['if (P !== S) S.set(P);'];
  const body = CHANGING.has(name)
    ? [...first, `try { return ${call}; }`, 'finally { if (P !== S) P.set(S); }']
    : [...first, `return ${call};`];
  return { c: 'function', ...head(shownAs(name), [P, ...others], result), body };
}
