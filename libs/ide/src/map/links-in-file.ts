import type { TextEdit } from '@sandtable/text';
import { readSheet } from '../table/read-sheet.ts';
import type { Sheet, SheetEdit } from '../table/sheet.ts';
import type { Ends, LinkTable } from './link-table.ts';

/** The links of a table file: a row each. One that cannot be read has none, and takes none. */
export function linksInFile(file: string, text: string, directed: boolean): LinkTable {
  const sheet = readSheet(file, text);
  const links = sheet === undefined ? [] : pairs(sheet);
  const edit = ({ start, end, text: put }: SheetEdit): TextEdit => ({ span: { file, start, end }, text: put });
  return {
    links,
    cut: (which) => [edit(rowsCut(file, text, which))],
    add: (all) => sheet && [edit(rowsAdded(file, text, all, directed))],
  };
}

const pairs = ({ rows }: Sheet): readonly Ends[] =>
  rows.map(({ cells }) => ({ from: cells.get('from')?.text ?? '', to: cells.get('to')?.text ?? '' }));

/** The last row goes first, so that the others keep their places. */
function rowsCut(file: string, text: string, which: ReadonlySet<number>): SheetEdit {
  const rows = [...which].toSorted((a, b) => b - a);
  return steps(text, rows, (now, row) => readSheet(file, now)?.deleteRow(row));
}

/** Each row is added to the text that has those before it: the first row of an empty table takes no comma. */
function rowsAdded(file: string, text: string, all: readonly Ends[], directed: boolean): SheetEdit {
  return steps(text, all, (now, ends) => {
    const sheet = readSheet(file, now);
    return sheet && rowAdded(file, now, sheet, turned(pairs(sheet), ends, directed));
  });
}

/** A row with its two ends alone; rows that are in order stay so. */
function rowAdded(file: string, text: string, sheet: Sheet, ends: Ends): SheetEdit {
  const before = rowBefore(pairs(sheet), ends);
  const columns = ['from', 'to'] as const;
  return steps(text, ['row', ...columns] as const, (now, what) =>
    what === 'row'
      ? sheet.addRow(before, '', new Set(columns))
      : readSheet(file, now)?.setCell(before + 1, what, ends[what], undefined),
  );
}

/** Where all rows of a relation without direction begin with the end that comes first by name, a new one does as well. */
function turned(links: readonly Ends[], { from, to }: Ends, directed: boolean): Ends {
  const isInOrder = links.every((one) => one.from <= one.to);
  return !directed && isInOrder && to < from ? { from: to, to: from } : { from, to };
}

/** The row behind which a new one stands; -1 if there is none. */
function rowBefore(links: readonly Ends[], { from, to }: Ends): number {
  const keys = links.map((one) => `${one.from} ${one.to}`);
  const isSorted = keys.every((key, i) => i === 0 || (keys[i - 1] ?? '') <= key);
  const before = keys.findLastIndex((key) => (isSorted ? key < `${from} ${to}` : key.startsWith(`${from} `)));
  return before < 0 ? keys.length - 1 : before;
}

/** Several steps as the one edit that makes the same of the text. */
function steps<T>(text: string, all: readonly T[], step: (now: string, one: T) => SheetEdit | undefined): SheetEdit {
  let now = text;
  let [start, rest] = [text.length, text.length];
  for (const one of all) {
    const edit = step(now, one);
    if (edit === undefined) continue;
    start = Math.min(start, edit.start);
    rest = Math.min(rest, now.length - edit.end);
    now = now.slice(0, edit.start) + edit.text + now.slice(edit.end);
  }
  return { start, end: text.length - rest, text: now.slice(start, now.length - rest) };
}
