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
  const initials = new Set([...names].map((name) => name.charCodeAt(0)));
  const found = new Set<string>();
  for (const item of items)
    for (const line of linesOf(item)) eachValue(line, initials, (word) => names.has(word) && found.add(word));
  return found;
}

/** The words of a line that name a value, neither a field nor what is called; only those with one of these initials. */
function eachValue(line: string, initials: ReadonlySet<number>, look: (word: string) => void): void {
  for (let start = 0; start < line.length; start += 1) {
    if (!isWord(line.charCodeAt(start))) continue;
    const end = endOfWord(line, start);
    const next = line.charCodeAt(end);
    if (initials.has(line.charCodeAt(start)) && line.charCodeAt(start - 1) !== DOT && next !== OPEN && next !== COLON)
      look(line.slice(start, end));
    start = end;
  }
}

function endOfWord(line: string, start: number): number {
  let end = start + 1;
  while (isWord(line.charCodeAt(end))) end += 1;
  return end;
}

const [OPEN, DOT, COLON] = [0x28, 0x2e, 0x3a];

/** Letters, digits and `_`. */
const isWord = (c: number): boolean =>
  (c > 0x60 && c < 0x7b) || (c > 0x40 && c < 0x5b) || (c > 0x2f && c < 0x3a) || c === 0x5f;
const isLetter = (c: number): boolean => (c > 0x60 && c < 0x7b) || (c > 0x40 && c < 0x5b);

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

const GIVEN = '(S';

/** A line in which functions are called without a position. */
function calls(line: string, plain: ReadonlySet<string>): string {
  let [out, kept] = ['', 0];
  for (let at = line.indexOf(GIVEN); at >= 0; at = line.indexOf(GIVEN, at + 1)) {
    const after = at + GIVEN.length;
    const others = line.startsWith(', ', after);
    if ((!others && line[after] !== ')') || !plain.has(wordBefore(line, at))) continue;
    out += line.slice(kept, at + 1);
    kept = others ? after + 2 : after;
  }
  return kept === 0 ? line : out + line.slice(kept);
}

/** The word that ends here, if it is no field. */
function wordBefore(line: string, end: number): string {
  let start = end;
  while (start > 0 && isWord(line.charCodeAt(start - 1))) start -= 1;
  return isLetter(line.charCodeAt(start)) && line.charCodeAt(start - 1) !== DOT ? line.slice(start, end) : '';
}

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
