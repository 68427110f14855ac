/**
 * The words and signs of the language as token types. Reserved words are never names; contextual words are names with
 * a type of their own, so that the grammar can ask for them and games can still use them (`order`, `from`, `limit`).
 */
import { createToken, Lexer, type TokenType } from 'chevrotain';

export const RESERVED_WORDS: readonly string[] =
  `and or not in is has if then else otherwise match for let var choose roll return true false none where
  while repeat by of as`.split(/\s+/);

/** Words that begin a declaration; at the start of a line they are the points at which the parser recovers. */
export const DECLARATION_WORDS: readonly string[] = `ruleset type kind relation table die pile state constant option
  ruling seats function procedure search play whenever decisions policy notation expect example variant`.split(/\s+/);

/** Words that begin a statement, reserved or not. */
export const STATEMENT_WORDS: readonly string[] = `let var if match for while repeat break phase step return put shuffle
  reveal conceal remove log finish simultaneously choose roll random draw create`.split(/\s+/);

/** Words that begin a patch of a variant; declarations are patches as well. */
export const PATCH_WORDS: readonly string[] =
  `change remove add extend replace before after require set text moved`.split(/\s+/);

/** Words that are types by themselves. */
export const TYPE_WORDS = ['int', 'bool', 'text', 'none'] as const;
export type TypeWord = (typeof TYPE_WORDS)[number];

const OTHER_WORDS =
  `version language layout licence authors sources pool on seen from reconstructed ordered max when empty because
  decide circle some only all at ties first notation ruling given run refuse then over limit cost to stop end requires
  was set list map sorted times into onto under won drawn optional one any order each such that favouring
  offering secret no count sum min best prefer most least div mod excludes quiet finished goes without original`.split(
    /\s+/,
  );

const SIGNS = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ':',
  ',',
  ';',
  '.',
  '..',
  '?',
  '|',
  '_',
  '+',
  '-',
  '*',
  '/',
  '&',
  '==',
  '!=',
  '<=',
  '>=',
  '<',
  '>',
  '=',
  '+=',
  '-=',
  '->',
  '--',
] as const;
export type Sign = (typeof SIGNS)[number];

const plain = (name: string): TokenType => createToken({ name: `Word ${name}`, label: name, pattern: Lexer.NA });

/** Any name: plain identifiers have this type, contextual words have it as their category. */
export const Id: TokenType = createToken({ name: 'Id', label: 'name', pattern: Lexer.NA });
export const Int: TokenType = createToken({ name: 'Int', label: 'number', pattern: Lexer.NA });
export const Dec: TokenType = createToken({ name: 'Dec', label: 'number', pattern: Lexer.NA });
export const Str: TokenType = createToken({ name: 'Str', label: 'string', pattern: Lexer.NA });

const contextual = (word: string): TokenType =>
  createToken({ name: `Word ${word}`, label: word, pattern: Lexer.NA, categories: [Id] });

const reserved = new Map(RESERVED_WORDS.map((word) => [word, plain(word)]));
const contextualWords = [
  ...new Set([...DECLARATION_WORDS, ...STATEMENT_WORDS, ...PATCH_WORDS, ...TYPE_WORDS, ...OTHER_WORDS]),
];
const soft = new Map(contextualWords.filter((word) => !reserved.has(word)).map((word) => [word, contextual(word)]));
const signs = new Map<string, TokenType>(SIGNS.map((sign) => [sign, plain(sign)]));

const words = new Map([...reserved, ...soft]);

export const wordType = (word: string): TokenType => words.get(word) ?? Id;
export const signType = (sign: string): TokenType | undefined => signs.get(sign);
export const isReserved = (word: string): boolean => reserved.has(word);
export const isContextual = (word: string): boolean => soft.has(word);

/** Token type of a word or sign of the grammar. */
export const token = (text: string): TokenType => {
  const found = words.get(text) ?? signs.get(text);
  if (!found) throw new Error(`not a word of the language: ${text}`);
  return found;
};

/** All words that are never names. */
export const RESERVED_TYPES: readonly TokenType[] = [...reserved.values()];

/** Signs and words that join two operands; `not` before `in` is read apart. */
export const OPERATORS: readonly TokenType[] = [
  'or',
  'and',
  'in',
  'has',
  'div',
  'mod',
  '==',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  '..',
  '+',
  '-',
  '&',
  '*',
  '/',
].map(token);

export const ALL_TYPES: readonly TokenType[] = [
  Id,
  Int,
  Dec,
  Str,
  ...reserved.values(),
  ...soft.values(),
  ...signs.values(),
];
