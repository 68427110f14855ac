/**
 * The words and signs of the language as token types. Reserved words are never names; contextual words are names with
 * a type of their own, so that the grammar can ask for them and games can still use them (`order`, `from`, `limit`).
 */
import { createToken, Lexer, type TokenType } from 'chevrotain';
import { CONTEXTUAL_WORDS, RESERVED_WORDS } from './words.ts';

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
const soft = new Map(CONTEXTUAL_WORDS.map((word) => [word, contextual(word)]));
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
