/** What the grammar says about a text it could not read; findings are made of it elsewhere. */
import type { IParserErrorMessageProvider, IRecognitionException, IToken } from 'chevrotain';

/** Something else than `expected` was found; `meant` is the word it was taken for, if reading went on with that. */
export interface Mistake {
  readonly token: IToken;
  readonly previous: IToken | undefined;
  readonly expected: string;
  readonly meant?: string;
}

/** What a rule stands for in findings, where the name of the rule would tell too little. */
const EXPECTED: Readonly<Record<string, string>> = {
  stmt: 'statement',
  blockOrStmt: 'statement',
  simple: 'expression',
  primary: 'expression',
  literal: 'expression',
  rhs: 'expression',
  typePrim: 'type',
  functionDecl: '=',
  assignOrCall: '=',
  tableDecl: 'from',
  elsePart: '{',
  armHead: 'pattern',
  finishStmt: 'won',
  putStmt: 'into',
  arrow: '--',
  chain: '--',
  menuParam: ':',
  gridWords: 'name',
  searchEnds: 'where',
  patchTarget: 'name',
  keyWord: 'name',
  replacePatch: 'declaration',
  setPatch: 'constant',
  dieDecl: 'face',
  quant: 'quantity',
  paren: 'expression',
  concealStmt: 'expression',
  truth: 'true',
  ifStmt: 'expression',
};

/** Chevrotain's messages carry only what was expected: the label of a token, or the name of a rule. */
export const EXPECTATIONS: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected }) => expected.LABEL ?? expected.name,
  buildNoViableAltMessage: ({ ruleName }) => ruleName,
  buildNotAllInputParsedMessage: () => 'declaration',
  buildEarlyExitMessage: ({ ruleName }) => ruleName,
};

export const mistakeOf = (error: IRecognitionException): Mistake => ({
  token: error.token,
  previous: 'previousToken' in error ? (error.previousToken as IToken | undefined) : undefined,
  expected: EXPECTED[error.message] ?? error.message,
});
