import type { Random } from './random.ts';

type Edit = (text: string, random: Random) => string;

/** What people, broken programs and attackers put into files. */
const PIECES: readonly [string, ...string[]] = [
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '"',
  "'",
  '`',
  '\\',
  '|',
  '=',
  ':',
  ',',
  ';',
  '#',
  '*',
  '_',
  '~',
  '§',
  '@',
  '$',
  '- ',
  '> ',
  '* ',
  '1. ',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '\n\n',
  ' ',
  '  ',
  '\u0000',
  '\ufeff',
  '\u202e',
  '\ufffd',
  '\u2028',
  '\u00ad',
  '\u0301',
  '🂡',
  'ß',
  '0',
  '-1',
  '0.1',
  '1e999',
  '999999999999999999999',
  '9'.repeat(400),
  '__proto__',
  'constructor',
  'toString',
  'null',
  'true',
  'none',
  '{ $n }',
  '{ -x }',
  '{ NUMBER($n) }',
  '{x.y}',
  '[a|b]',
  '{#a §1}',
  '<script>',
  '&amp;',
  '%s',
  'msgid "',
  '#, fuzzy',
  'quiet ',
  'variant ',
  'example ',
  '// ',
  '/// ',
  '..',
  '->',
  '../',
];

const place = (text: string, random: Random): number => random.below(text.length + 1);

const insert: Edit = (text, random) => {
  const at = place(text, random);
  return text.slice(0, at) + random.pick(PIECES) + text.slice(at);
};

const remove: Edit = (text, random) => {
  const at = place(text, random);
  return text.slice(0, at) + text.slice(at + 1 + random.below(40));
};

const replace: Edit = (text, random) => insert(remove(text, random), random);

const repeat: Edit = (text, random) => {
  const at = place(text, random);
  return text.slice(0, at) + random.pick(PIECES).repeat(random.pick([3, 30, 300, 3000])) + text.slice(at);
};

const cut: Edit = (text, random) => text.slice(0, place(text, random));

const double: Edit = (text, random) => {
  const at = place(text, random);
  return text.slice(0, at + random.below(400)) + text.slice(at);
};

const lines =
  (change: (lines: readonly string[], random: Random) => readonly string[]): Edit =>
  (text, random) =>
    change(text.split('\n'), random).join('\n');

const removeLine = lines((all, random) => all.toSpliced(random.below(all.length), 1 + random.below(3)));
const moveLine = lines((all, random) => {
  const from = random.below(all.length);
  return all.toSpliced(from, 1).toSpliced(random.below(all.length), 0, all[from] ?? '');
});
const repeatLine = lines((all, random) => {
  const at = random.below(all.length);
  return all.toSpliced(at, 0, ...Array.from({ length: random.pick([1, 2, 50, 1000]) }, () => all[at] ?? ''));
});

const WORD = /[\p{L}\p{N}_]+/gu;

/** One word of the text in the place of another. */
const swapWord: Edit = (text, random) => {
  const words = [...text.matchAll(WORD)];
  const [from, to] = [random.pick(words), random.pick(words)];
  return from && to ? text.slice(0, from.index) + to[0] + text.slice(from.index + from[0].length) : text;
};

const misspell: Edit = (text, random) => {
  const at = random.below(Math.max(1, text.length - 1));
  return `${text.slice(0, at)}${text[at + 1] ?? ''}${text[at] ?? ''}${text.slice(at + 2)}`;
};

const empty: Edit = () => '';

/** Common mistakes stand here more than once. */
const EDITS: readonly [Edit, ...Edit[]] = [
  insert,
  insert,
  insert,
  remove,
  remove,
  replace,
  replace,
  repeat,
  repeat,
  cut,
  double,
  removeLine,
  moveLine,
  repeatLine,
  swapWord,
  swapWord,
  swapWord,
  misspell,
  misspell,
  empty,
];

/** The text with one to four mistakes. */
export function mutated(text: string, random: Random): string {
  let result = text;
  const count = 1 + random.below(4);
  for (let i = 0; i < count; i++) result = random.pick(EDITS)(result, random);
  // Whoever reads a file never hands on half a sign.
  return result.toWellFormed();
}
