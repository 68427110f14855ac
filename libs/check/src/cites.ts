import type { Source } from '@sandtable/model';
import type { Citation, SourceFile } from '@sandtable/syntax';
import { lineIndex, type Span } from '@sandtable/text';

/** Says what the node at `span` cites. What starts on the line of `within`, which is around it, leaves the citations to that. */
export type Citer = (span: Span, doc?: string, within?: Span) => Source;

interface Lines {
  readonly lineOf: (offset: number) => number;
  readonly cites: ReadonlyMap<number, readonly string[]>;
}

export function citer(files: readonly SourceFile[]): Citer {
  const known = new Map(files.map((file) => [file.path, linesOf(file)]));
  const lineOf = (span: Span): number => known.get(span.file)?.lineOf(span.start) ?? 0;
  return (span, doc = '', within) => {
    const line = lineOf(span);
    const covered = within !== undefined && within.file === span.file && lineOf(within) === line;
    return { span, doc, cites: covered ? [] : (known.get(span.file)?.cites.get(line) ?? []) };
  };
}

function linesOf(file: SourceFile): Lines {
  const index = lineIndex(file.text);
  const lineOf = (offset: number): number => index.positionAt(offset).line;
  const cites = new Map<number, string[]>();
  for (const citation of file.citations) {
    const line = lineOf(citation.alone ? nextCode(file, citation) : citation.span.start);
    cites.set(line, [...(cites.get(line) ?? []), citation.section]);
  }
  return { lineOf, cites };
}

const SKIPPED = new Set(['comment', 'doc', 'citation']);

/** Where the next token stands that means something. */
function nextCode({ tokens }: SourceFile, { span }: Citation): number {
  let at = firstFrom(tokens, span.end);
  while (SKIPPED.has(tokens[at]?.kind ?? '')) at++;
  return tokens[at]?.start ?? span.start;
}

/** Index of the first token that starts at or behind the offset. */
function firstFrom(tokens: SourceFile['tokens'], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
