import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Provenance } from '@sandtable/model';
import { type Cell, readTable, type TableCell, type TableRow } from '@sandtable/schema';
import type * as syntax from '@sandtable/syntax';
import { near } from '@sandtable/text';
import type { Citer } from '../cites.ts';
import { renaming } from '../fixes.ts';
import type { World } from '../world.ts';
import { cellOf } from './cells.ts';
import { duplicate } from './report.ts';

export interface TableSource {
  readonly path: string;
  readonly text: string;
  /** Too big to be read: its rows are not known. */
  readonly unread?: Diagnostic;
}
/** Rows by the name of their kind or relation; `chain` says how a link of a chain joins, and whether it is its last. */
export type Rows = ReadonlyMap<string, readonly Row[]>;
export interface Row extends TableRow {
  readonly chain: { readonly directed: boolean; readonly last: boolean } | undefined;
}

/** All rows of all tables, wherever they stand. */
export function gatherRows(
  world: World,
  decls: readonly syntax.TableDecl[],
  files: readonly TableSource[],
  source: Citer,
): Rows {
  const rows = new Map<string, Row[]>();
  for (const decl of decls) {
    const own = decl.from === undefined ? written(world, decl, source) : fromFile(world, decl.from, files);
    rows.set(decl.name.text, [...(rows.get(decl.name.text) ?? []), ...own]);
  }
  return rows;
}

function fromFile(world: World, from: NonNullable<syntax.TableDecl['from']>, files: readonly TableSource[]): Row[] {
  const file = files.find((one) => pathsOf(from).includes(one.path));
  if (file === undefined) {
    const close = near(
      from.path,
      files.map((one) => one.path),
    );
    const fixes = renaming(from.span, from.path, close);
    world.findings.push(finding('table/missing-file', from.span, { path: from.path, near: close ?? '' }, { fixes }));
    return [];
  }
  if (file.unread) {
    world.findings.push(file.unread);
    return [];
  }
  const read = readTable(file.path, file.text);
  world.findings.push(...read.findings);
  return read.rows.map((row) => ({ ...row, chain: undefined }));
}

/** The path is relative to the ruleset; in a variant, first to the file that names it. */
function pathsOf({ path, span }: NonNullable<syntax.TableDecl['from']>): readonly string[] {
  const folder = span.file.slice(0, span.file.lastIndexOf('/') + 1);
  return folder === VARIANTS ? [folder + path, path] : [path];
}
const VARIANTS = 'variants/';

function written(world: World, decl: syntax.TableDecl, source: Citer): Row[] {
  const [head, ...body] = decl.rows;
  if (head !== undefined && body.length === 0 && !head.cells.every(isColumn)) {
    // A row ends with its line: what stands on one line with the columns would be columns itself.
    world.findings.push(finding('table/one-line', head.span));
    return [];
  }
  const columns = head === undefined ? [] : columnsOf(world, head);
  const common = head === undefined ? [] : source(head.span, '', decl.span).cites;
  const rows = body.flatMap((row) => rowOf(world, columns, row, common, source) ?? []);
  if (head !== undefined && body.length === 0) checkAlone(world, head, columns);
  return [...rows, ...decl.chains.flatMap((chain) => links(chain, source))];
}

/** Members that nothing joins look like the names of columns, but no rows follow and no column says what a row is. */
function checkAlone(world: World, head: syntax.TableRow, columns: readonly Column[]): void {
  const [first] = columns;
  if (first === undefined || columns.some((column) => column?.text === 'id' || column?.text === 'from')) return;
  world.findings.push(finding('relation/alone', head.span, { name: first.text }));
}

const isColumn = ({ value }: syntax.Cell): boolean =>
  value === undefined || value.node === 'name' || value.node === 'missing';

/** A column without a name keeps its place, so that the others keep theirs. */
type Column = syntax.Name | undefined;

function columnsOf(world: World, head: syntax.TableRow): readonly Column[] {
  const columns = head.cells.map(({ value }) => (value?.node === 'name' ? value.name : undefined));
  for (const [i, name] of columns.entries()) {
    const first = columns.slice(0, i).find((other) => other !== undefined && other.text === name?.text);
    if (name !== undefined && first !== undefined) duplicate(world, name, first.span);
  }
  for (const [i, { span, value }] of head.cells.entries())
    if (columns[i] === undefined && value?.node !== 'missing') world.findings.push(finding('table/header', span));
  return columns;
}

/** A row cites what stands on its line, or else what stands on the line that names the columns. */
function rowOf(
  world: World,
  columns: readonly Column[],
  row: syntax.TableRow,
  common: readonly string[],
  source: Citer,
): Row | undefined {
  if (row.cells.length !== columns.length) {
    world.findings.push(finding('table/cells', row.span, { expected: columns.length, found: row.cells.length }));
    return undefined;
  }
  const cells = row.cells.flatMap(({ value }, i): [string, TableCell][] => {
    const column = columns[i];
    const cell = value && cellOf(value);
    return column && cell ? [[column.text, { name: column.text, key: column.span, cell }]] : [];
  });
  const own = source(row.span).cites;
  return {
    span: row.span,
    cells: new Map(cells),
    provenance: row.provenance.map(provenanceOf),
    cites: own.length > 0 ? own : common,
    chain: undefined,
  };
}

function links(chain: syntax.Chain, source: Citer): Row[] {
  const { cites } = source(chain.span);
  const provenance = chain.provenance.map(provenanceOf);
  return chain.links.map((link, i) => {
    const from = i === 0 ? chain.first : (chain.links[i - 1]?.to ?? chain.first);
    const fields = link.fields.flatMap(({ name, value }) => entry(name, cellOf(value)));
    const cells = new Map([
      ...entry({ text: 'from', span: from.span }, word(from)),
      ...entry({ text: 'to', span: link.to.span }, word(link.to)),
      ...fields,
    ]);
    return {
      span: link.span,
      cells,
      provenance,
      cites,
      chain: { directed: link.directed, last: i === chain.links.length - 1 },
    };
  });
}

const word = (name: syntax.Name): Cell => ({ c: 'name', text: name.text, span: name.span });
const entry = (name: syntax.Name, cell: Cell | undefined): [string, TableCell][] =>
  cell === undefined ? [] : [[name.text, { name: name.text, key: name.span, cell }]];

const provenanceOf = ({ how, columns, text }: syntax.Provenance): Provenance => ({
  how,
  columns: columns.map((column) => column.text),
  text,
});
