/**
 * The grammar of §3 of the language, rule by rule, as a Chevrotain parser whose actions build the tree directly.
 *
 * Chevrotain wants one class; it is cut by content into a chain of classes, each of which knows the rules of those
 * before it: base, recovery, parts, types, patterns, expressions, choices, statements, things, tables, rules, around,
 * variants.
 *
 * How it is kept deterministic: one token of lookahead, alternatives in order, and gates (methods `is…` and `at…`)
 * where a word is contextual or a line counts.
 */
import type { Lexeme } from '../lexer.ts';
import type * as T from '../tree.ts';
import type { Rule } from './base.ts';
import { type Mistake, mistakeOf } from './mistakes.ts';
import { Variants } from './variants.ts';

export class Grammar extends Variants {
  constructor(skipValidations = true) {
    super(skipValidations);
    this.performSelfAnalysis();
  }

  /** Reads the lexemes of one chunk of a file. What was wrong is in `found()` afterward; may throw `TooDeep`. */
  read(file: string, lexemes: readonly Lexeme[]): readonly T.Decl[] {
    this.file = file;
    this.nesting = 0;
    this.mistakes = [];
    this.input = [...lexemes];
    return this.chunk();
  }

  /** What was wrong in the text read last. */
  found(): readonly Mistake[] {
    return [...this.mistakes, ...this.errors.map(mistakeOf)];
  }

  private chunk: Rule<T.Decl[]> = this.rule('chunk', () => {
    const decls: T.Decl[] = [];
    this.list(undefined, 'declaration', 'item', () =>
      this.MANY(() => this.collect(decls, () => this.SUBRULE(this.declaration))),
    );
    return decls;
  });

  private declaration: Rule<T.Decl> = this.rule(
    'declaration',
    this.anyOf<T.Decl>(() => [this.rulesetDecl, this.variantDecl, this.innerDecl]),
  );
}
