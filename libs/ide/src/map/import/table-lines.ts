import type { Library } from '@sandtable/compiler';
import type { TableDecl } from '@sandtable/syntax';
import type { TextEdit } from '@sandtable/text';
import { source } from '../../heads.ts';
import { textOf } from '../../places.ts';

/** Lines behind the last one of a table that stands in the rules, in front of its closing bracket. */
export function linesAdded(library: Library, { span }: TableDecl, lines: readonly string[]): TextEdit {
  const { file, start, end } = library.today(span);
  const inside = textOf(library, file).slice(start, end - 1);
  const at = start + inside.trimEnd().length;
  const after = inside.trimEnd().length === inside.length || !inside.includes('\n') ? '\n' : '';
  // A remark at the end of the last line would swallow what follows it there; every line is one of its own.
  return { span: { file, start: at, end: at }, text: `${lines.map((line) => `\n  ${line}`).join('')}${after}` };
}

/** How rows of a table are written: what they say of a column, as wide as its head; undefined where it has no columns. */
export function rowWriter(
  library: Library,
  { rows: [head, ...rows] }: TableDecl,
): ((values: ReadonlyMap<string, string>, required: ReadonlySet<string>) => string) | undefined {
  if (head === undefined) return undefined;
  const begins = library.today(head.span).start;
  const last = rows.at(-1);
  return (values, required) =>
    head.cells.reduce((line, cell, i) => {
      const column = source(library, cell);
      const room = library.today(cell.span).start - begins;
      const before = last?.cells[i];
      const copied = required.has(column) && before ? source(library, before) : '_';
      return `${line === '' ? '' : line.padEnd(Math.max(room, line.length + 2))}${values.get(column) ?? copied}`;
    }, '');
}
