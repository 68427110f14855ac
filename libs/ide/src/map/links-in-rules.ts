import type { Library } from '@sandtable/compiler';
import type { Chain, TableDecl, TableRow } from '@sandtable/syntax';
import type { TextEdit } from '@sandtable/text';
import { source } from '../heads.ts';
import { textOf } from '../places.ts';
import type { Ends, LinkTable } from './link-table.ts';

/** The links of a table that stands in the rules: those of its chains, and its rows. */
export function linksInRules(library: Library, table: TableDecl, directed: boolean): LinkTable {
  const lines = linesOf(library, table);
  const all = [...table.chains.flatMap(linksOf), ...rowsOf(library, table)];
  return {
    links: all.map(({ ends }) => ends),
    cut(which) {
      const own = Map.groupBy(
        all.filter((_, i) => which.has(i)),
        ({ line }) => line,
      );
      return [...own].flatMap(([line, links]) =>
        'links' in line
          ? chainCut(library, lines, line, new Set(links.map(({ at }) => at)))
          : [lineCut(library, lines, line)],
      );
    },
    add: (all) => {
      const edits = all.flatMap((ends) => lineAdded(library, table, lines, ends, directed ? '->' : '--') ?? []);
      return edits.length < all.length ? undefined : edits;
    },
  };
}

interface Written {
  readonly ends: Ends;
  readonly line: Chain | TableRow;
  /** The place in its chain. */
  readonly at: number;
}

const linksOf = (chain: Chain): readonly Written[] =>
  chain.links.map(({ to }, at) => ({
    ends: { from: (chain.links[at - 1]?.to ?? chain.first).text, to: to.text },
    line: chain,
    at,
  }));

function rowsOf(library: Library, table: TableDecl): readonly Written[] {
  const [, ...rows] = table.rows;
  const columns = columnsOf(library, table);
  return rows.flatMap((line) => {
    const [from, to] = ['from', 'to'].map((column) => line.cells[columns.indexOf(column)]);
    if (from === undefined || to === undefined) return [];
    return [{ ends: { from: source(library, from), to: source(library, to) }, line, at: 0 }];
  });
}

const columnsOf = (library: Library, { rows: [head] }: TableDecl): readonly string[] =>
  head?.cells.map((cell) => source(library, cell)) ?? [];

interface Line {
  readonly start: number;
  /** Behind what belongs to it: what it is from, what it cites, what is remarked on it. */
  readonly end: number;
  readonly indent: string;
}

/** Where the lines of a table stand today, in their order. */
function linesOf(library: Library, table: TableDecl): readonly Line[] {
  const text = textOf(library, table.span.file);
  const spans = [...table.rows, ...table.chains]
    .map(({ span }) => library.today(span))
    .toSorted((a, b) => a.start - b.start);
  const closing = library.today(table.span).end - 1;
  return spans.map(({ start, end }, i) => {
    const length = /\r?\n/.exec(text.slice(end))?.index ?? closing;
    const furthest = Math.max(end, Math.min(closing, spans[i + 1]?.start ?? closing, end + length));
    const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
    return {
      start,
      end: start + text.slice(start, furthest).trimEnd().length,
      indent: /^[ \t]*$/.test(before) ? before : '  ',
    };
  });
}

const lineOf = (library: Library, lines: readonly Line[], { span }: Chain | TableRow): Line => {
  const { start, end } = library.today(span);
  return lines.find((line) => line.start === start) ?? { start, end, indent: '  ' };
};

/** A line is taken away with the break before it. */
function lineCut(library: Library, lines: readonly Line[], cut: Chain | TableRow): TextEdit {
  const { file } = cut.span;
  const { start, end } = lineOf(library, lines, cut);
  const before = /(?:\r?\n)?[ \t]*$/.exec(textOf(library, file).slice(0, start))?.[0].length ?? 0;
  return { span: { file, start: start - before, end }, text: '' };
}

/** A chain that is cut in its middle becomes two, which have the same source. */
function chainCut(
  library: Library,
  lines: readonly Line[],
  chain: Chain,
  cut: ReadonlySet<number>,
): readonly TextEdit[] {
  if (cut.size === chain.links.length) return [lineCut(library, lines, chain)];
  const { file } = chain.span;
  const names = [chain.first, ...chain.links.map(({ to }) => to)].map(({ span }) => library.today(span));
  const whole = names.at(-1)?.end ?? 0;
  const { end, indent } = lineOf(library, lines, chain);
  const between = `${tailIn(textOf(library, file).slice(whole, end))}\n${indent}`;
  // A stretch of links that go, from the name before them to the name behind them.
  const stretches = [...cut].toSorted((a, b) => a - b).filter((at) => !cut.has(at - 1));
  return stretches.map((at) => {
    let behind = at + 1;
    while (cut.has(behind)) behind += 1;
    const [left, right] = [names[at], names[behind]];
    const isFirst = at === 0;
    const isLast = behind === chain.links.length;
    const start = (isFirst ? left?.start : left?.end) ?? 0;
    return {
      span: { file, start, end: (isLast ? right?.end : right?.start) ?? start },
      text: isFirst || isLast ? '' : between,
    };
  });
}

/** What a chain says of itself behind its last name, but for remarks. */
const tailIn = (tail: string): string => /^(?:"(?:[^"\\]|\\.)*"|(?!\/\/)[^"])*/.exec(tail)?.[0].trimEnd() ?? '';

/** A link behind the last line of a table: as a row where the table has columns, else as a chain. */
function lineAdded(
  library: Library,
  table: TableDecl,
  lines: readonly Line[],
  { from, to }: Ends,
  arrow: string,
): TextEdit {
  const { file } = table.span;
  const [head] = table.rows;
  const last = lines.at(-1);
  const line = head === undefined ? `${from} ${arrow} ${to}` : rowLike(library, head, { from, to });
  const start = last?.end ?? openedAt(library, table);
  // An empty table on one line gets three.
  const rest = textOf(library, file).slice(start, library.today(table.span).end);
  const closes = last === undefined && !rest.includes('\n') ? '\n' : '';
  return { span: { file, start, end: start }, text: `\n${last?.indent ?? '  '}${line}${closes}` };
}

/** One below the other, as the columns are named: what isn't given is left to its default. */
function rowLike(library: Library, head: TableRow, ends: Ends): string {
  const begins = library.today(head.span).start;
  return head.cells.reduce((line, cell) => {
    const column = source(library, cell);
    const room = library.today(cell.span).start - begins;
    const put = column === 'from' || column === 'to' ? ends[column] : '_';
    return `${line === '' ? '' : line.padEnd(Math.max(room, line.length + 2))}${put}`;
  }, '');
}

/** Behind the opening bracket of a table without lines, with what is next to it. */
function openedAt(library: Library, table: TableDecl): number {
  const { file, start, end } = library.today(table.span);
  const whole = textOf(library, file).slice(start, end);
  const opened = whole.indexOf('{') + 1;
  const restOfLine = /^[^\n}]*(?=\n)/.exec(whole.slice(opened))?.[0].trimEnd() ?? '';
  return start + opened + restOfLine.length;
}
