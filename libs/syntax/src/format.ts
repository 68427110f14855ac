/**
 * The one way rules are arranged. Works on tokens, so comments and citations stay where they are; line breaks are the
 * author's. A text with syntax findings stays as it is: its structure is not known.
 */
import type { SourceFile, Token } from './contract.ts';
import { type Facts, factsOf, type RowFacts } from './format-facts.ts';
import { type Line, linesOf } from './format-lines.ts';
import { gap } from './format-spacing.ts';
import { parse } from './parse.ts';

/** Lines longer than this do not push the citations of their neighbors to the right. */
const LONG = 100;

interface Written {
  readonly code: string;
  readonly trail: string;
  readonly apart: boolean;
}

const isTrivia = (token: Token): boolean =>
  token.kind === 'comment' || token.kind === 'doc' || token.kind === 'citation';

/** Opening bracket of each closing one. */
const openersOf = (tokens: readonly Token[]): ReadonlyMap<Token, Token> => {
  const openers = new Map<Token, Token>();
  const stack: Token[] = [];
  for (const token of tokens) {
    if (token.kind !== 'punctuation') continue;
    if ('([{'.includes(token.text)) stack.push(token);
    const opener = ')]}'.includes(token.text) ? stack.pop() : undefined;
    if (opener) openers.set(token, opener);
  }
  return openers;
};

class Writer {
  private readonly facts: Facts;
  private readonly openers: ReadonlyMap<Token, Token>;
  /** Widths of the columns of each table, by where the table begins. */
  private readonly widths = new Map<number, number[]>();

  constructor(file: SourceFile) {
    this.facts = factsOf(file);
    this.openers = openersOf(file.tokens);
    this.lines = linesOf(file, this.facts);
    for (const { tokens } of this.lines) this.measure(tokens);
  }
  private readonly lines: readonly Line[];

  written(): readonly Written[] {
    return this.lines.map(({ tokens, level, apart }) => {
      const code = tokens.slice(0, tokens.findLastIndex((each) => !isTrivia(each)) + 1);
      const trail = tokens
        .slice(code.length)
        .map(({ text }) => text.trimEnd())
        .join(' ');
      const indent = '  '.repeat(level);
      return code.length > 0
        ? { code: indent + this.code(code), trail, apart }
        : { code: indent + trail, trail: '', apart };
    });
  }

  private joined(tokens: readonly Token[]): string {
    return tokens
      .map((right, at) => {
        const left = tokens[at - 1];
        if (!left) return right.text;
        return gap({ before: tokens[at - 2], left, right, opener: this.openers.get(right) }, this.facts) + right.text;
      })
      .join('');
  }

  /** The row that a line consists of, if it begins one. */
  private rowOf(tokens: readonly Token[]): RowFacts | undefined {
    const row = this.facts.rows.get(tokens[0]?.start ?? -1);
    return row?.cells.every((cell) => cell.end <= (tokens.at(-1)?.end ?? 0)) ? row : undefined;
  }

  private cells(tokens: readonly Token[], row: RowFacts): string[] {
    return row.cells.map((cell) =>
      this.joined(tokens.filter((each) => each.start >= cell.start && each.end <= cell.end)),
    );
  }

  private measure(tokens: readonly Token[]): void {
    const row = this.rowOf(tokens);
    if (!row) return;
    const widths = this.widths.get(row.table) ?? [];
    this.cells(tokens, row).forEach((cell, at) => {
      widths[at] = Math.max(widths[at] ?? 0, cell.length);
    });
    this.widths.set(row.table, widths);
  }

  private code(tokens: readonly Token[]): string {
    const row = this.rowOf(tokens);
    return row ? this.row(tokens, row) : this.joined(tokens);
  }

  private row(tokens: readonly Token[], row: RowFacts): string {
    const widths = this.widths.get(row.table) ?? [];
    const cells = this.cells(tokens, row).map((cell, at) => cell.padEnd(widths[at] ?? 0));
    const rest = tokens.filter((each) => each.start >= (row.cells.at(-1)?.end ?? 0));
    return [...cells, this.joined(rest)].join('  ').trimEnd();
  }
}

/** Trailing comments and citations of lines that stand together begin in one column. */
const column = (lines: readonly Written[]): number =>
  Math.max(0, ...lines.filter(({ code, trail }) => trail !== '' && code.length <= LONG).map(({ code }) => code.length));

const joinedLines = (lines: readonly Written[]): string[] => {
  const width = column(lines);
  return lines.map(({ code, trail }) => (trail === '' ? code : `${code.padEnd(width)}  ${trail}`));
};

const groups = (lines: readonly Written[]): Written[][] => {
  const result: Written[][] = [];
  for (const line of lines) {
    if (line.apart || result.length === 0) result.push([]);
    result.at(-1)?.push(line);
  }
  return result;
};

export const format = (input: SourceFile | string): string => {
  const file = typeof input === 'string' ? parse('', input) : input;
  if (file.findings.length > 0) return file.text;
  if (file.tokens.length === 0) return '';
  const written = new Writer(file).written();
  return `${groups(written)
    .map((group) => joinedLines(group).join('\n'))
    .join('\n\n')}\n`;
};
