/** What the formatter wants to know from the tree: where items begin, and what the brackets belong to. */

import type { Span } from '@sandtable/text';
import type { SourceFile, Token } from './contract.ts';

export interface RowFacts {
  readonly cells: readonly Span[];
  readonly end: number;
  readonly table: number;
}

export interface Facts {
  /** Offsets at which a declaration, statement, field, arm or other member of a list without separators begins. */
  readonly items: ReadonlySet<number>;
  /** Opening braces of blocks. */
  readonly blocks: ReadonlySet<number>;
  /** Opening braces that are written without space inside: set literals and fields of joins. */
  readonly tight: ReadonlySet<number>;
  /** Opening braces in which words such as `run` or `limit` begin a section. */
  readonly sections: ReadonlySet<number>;
  /** Ends of `then` blocks of statements: an `else` after one stands where its `if` stands. */
  readonly thens: ReadonlySet<number>;
  /** Rows of tables by where they begin. */
  readonly rows: ReadonlyMap<number, RowFacts>;
  /** Paths that may hold hyphens; they are written without space inside. */
  readonly paths: readonly Span[];
}

/** Lists whose members are next to each other without a separator. */
const LISTS = new Set(
  `stmts arms answers then endings fields layouts seats lines parts steps decides functions searches circle
  chains rows sources quiet provenance patches`.split(/\s+/),
);
/** Where paths of patches stand. */
const PATHS = new Set(['path', 'newPath', 'lang']);
const SECTIONED = new Set(['kind', 'example', 'search', 'decisions']);

interface Plain {
  readonly [key: string]: unknown;
}
interface Gathering {
  readonly items: Set<number>;
  readonly blocks: Set<number>;
  readonly tight: Set<number>;
  readonly sectionEnds: Set<number>;
  readonly thens: Set<number>;
  readonly rows: Map<number, RowFacts>;
  readonly paths: Span[];
}

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;
const spanOf = (value: unknown): Span | undefined => {
  if (!isPlain(value)) return undefined;
  return (value.span as Span | undefined) ?? spanOf(value.name);
};

const addRows = (gathering: Gathering, table: number, rows: readonly Plain[]): void => {
  for (const row of rows) {
    const cells = (row.cells as readonly unknown[]).flatMap((cell) => spanOf(cell) ?? []);
    const span = spanOf(row);
    if (span) gathering.rows.set(span.start, { cells, end: span.end, table });
  }
};

const visitSpanned = (gathering: Gathering, value: Plain, span: Span): void => {
  const { node } = value;
  if (node === 'block') gathering.blocks.add(span.start);
  if (node === 'set') gathering.tight.add(span.start);
  if (SECTIONED.has(String(node)) || 'ties' in value) gathering.sectionEnds.add(span.end);
  if (node === 'if') gathering.thens.add(spanOf(value.then)?.end ?? -1);
  if (node === 'table') addRows(gathering, span.start, value.rows as readonly Plain[]);
};

const visit = (gathering: Gathering, value: unknown, key: string): void => {
  if (Array.isArray(value)) {
    for (const each of value) {
      const start = spanOf(each)?.start;
      if (LISTS.has(key) && start !== undefined) gathering.items.add(start);
      visit(gathering, each, '');
    }
  } else if (isPlain(value)) {
    const span = value.span as Span | undefined;
    if (span) visitSpanned(gathering, value, span);
    if (span && PATHS.has(key)) gathering.paths.push(span);
    for (const inner of Object.keys(value))
      if (inner !== 'span') visit(gathering, value[inner], value.node === 'unionType' ? '' : inner);
  }
};

/** Opening braces by where their closing one ends; braces that follow the arrow of a join directly. */
const addBraces = (tokens: readonly Token[], gathering: Gathering): Set<number> => {
  const sections = new Set<number>();
  const stack: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'punctuation') continue;
    if (token.text === '{') stack.push(token);
    if (token.text === '{' && tokens[at - 1]?.text === '--') gathering.tight.add(token.start);
    if (token.text !== '}') continue;
    const open = stack.pop();
    if (open && gathering.sectionEnds.has(token.end)) sections.add(open.start);
  }
  return sections;
};

export const factsOf = (file: SourceFile): Facts => {
  const gathering: Gathering = {
    items: new Set(file.decls.map((each) => each.span.start)),
    blocks: new Set(),
    tight: new Set(),
    sectionEnds: new Set(),
    thens: new Set(),
    rows: new Map(),
    paths: [],
  };
  visit(gathering, file.decls, 'decls');
  return { ...gathering, sections: addBraces(file.tokens, gathering) };
};
