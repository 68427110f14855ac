/**
 * Typical slips of beginners: what the grammar could not read, recognised by what stands around it. One that is
 * recognised is reported with what to write; anything else stays a token that was not expected.
 */
import type { Mistake } from '../grammar/mistakes.ts';
import type { Lexeme } from '../lexer.ts';
import { DECLARATIONS } from './declarations.ts';
import { DICE } from './dice.ts';
import { between, type Look, type Slip, written } from './look.ts';
import { OPERATORS } from './operators.ts';
import { STATEMENTS } from './statements.ts';

export interface Recognised extends Slip {
  /** As it was written. */
  readonly found: string;
}

const ALL = [...DECLARATIONS, ...DICE, ...OPERATORS, ...STATEMENTS];

export const slipOf = (lexemes: readonly Lexeme[], { token, expected }: Mistake): Recognised | undefined => {
  const at = lexemes.indexOf(token as Lexeme);
  const look: Look = { lexemes, at: at < 0 ? lexemes.length : at, expected };
  for (const recognise of ALL) {
    const slip = recognise(look);
    if (slip) return { ...slip, found: written(between(look, slip.from, slip.to)) };
  }
  return undefined;
};
