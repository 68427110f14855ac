/** Lines of tokens with their level of indentation. Line breaks stay where they are. */
import type { SourceFile, Token } from './contract.ts';
import type { Facts } from './format-facts.ts';

export interface Line {
  readonly tokens: readonly Token[];
  readonly level: number;
  /** An empty line stood before it. */
  readonly apart: boolean;
}

interface Open {
  readonly token: Token;
  /** Level of what stands on lines of its own inside. */
  readonly inner: number;
  readonly outer: number;
}

const CONTENT = new Set(['name', 'keyword', 'number', 'string', 'punctuation', 'unknown']);
const SECTION_WORDS = new Set(['seen', 'given', 'run', 'then', 'circle', 'limit', 'end', 'ties']);
const OPENERS = new Set(['(', '[', '{']);
const CLOSERS = new Set([')', ']', '}']);

const isOpener = (token: Token): boolean => token.kind === 'punctuation' && OPENERS.has(token.text);
const isCloser = (token: Token): boolean => token.kind === 'punctuation' && CLOSERS.has(token.text);

/** Tokens by line, with the number of line ends before each line. */
const split = (file: SourceFile): { tokens: Token[]; breaks: number }[] => {
  const lines: { tokens: Token[]; breaks: number }[] = [];
  let at = 0;
  for (const token of file.tokens) {
    const breaks = file.text.slice(at, token.start).split('\n').length - 1;
    if (breaks > 0 || lines.length === 0) lines.push({ tokens: [], breaks });
    lines.at(-1)?.tokens.push(token);
    at = token.end;
  }
  return lines;
};

class Indenting {
  private readonly stack: Open[] = [];
  private last: Token | undefined;
  private readonly facts: Facts;

  constructor(facts: Facts) {
    this.facts = facts;
  }

  /** Level of a line; its brackets count for the lines after it. */
  level(tokens: readonly Token[]): number {
    const base = this.base(tokens);
    const first = tokens.find((each) => CONTENT.has(each.kind));
    const level = first && this.goesOn(first) ? base + 1 : base;
    for (const token of tokens) this.pass(token, level, base);
    return level;
  }

  /** Level without continuation: closing brackets at the start of a line stand where their line stood. */
  private base(tokens: readonly Token[]): number {
    let depth = this.stack.length;
    let level = this.stack.at(-1)?.inner ?? 0;
    for (const token of tokens) {
      if (!isCloser(token)) break;
      depth -= 1;
      level = this.stack[depth]?.outer ?? 0;
    }
    return level;
  }

  /** Whether a line that begins with `first` goes on with an item of an earlier line. */
  private goesOn(first: Token): boolean {
    const open = this.stack.at(-1)?.token;
    if (!this.last || isCloser(first) || this.facts.items.has(first.start)) return false;
    if (open && (open.text !== '{' || this.last === open)) return false;
    if (this.facts.blocks.has(first.start)) return false;
    if (first.text === 'else' && this.facts.thens.has(this.last.end)) return false;
    return !(open && SECTION_WORDS.has(first.text) && this.facts.sections.has(open.start)) && !this.isTight(open);
  }

  private isTight(open: Token | undefined): boolean {
    return open !== undefined && this.facts.tight.has(open.start);
  }

  private pass(token: Token, level: number, base: number): void {
    if (!CONTENT.has(token.kind)) return;
    // The body of a block belongs to its statement, however many lines its head has.
    const outer = this.facts.blocks.has(token.start) ? base : level;
    if (isOpener(token)) this.stack.push({ token, outer, inner: outer + 1 });
    if (isCloser(token)) this.stack.pop();
    this.last = token;
  }
}

export const linesOf = (file: SourceFile, facts: Facts): readonly Line[] => {
  const indenting = new Indenting(facts);
  return split(file).map(({ tokens, breaks }, at) => ({
    tokens,
    level: indenting.level(tokens),
    apart: breaks > 1 && at > 0,
  }));
};
