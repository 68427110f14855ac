import { idOf } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import type { TextEdit } from '@sandtable/text';
import { textOf } from '../places.ts';
import { readSheet } from '../table/read-sheet.ts';
import { importTarget } from './import/target.ts';
import { linksCut } from './links.ts';
import { placeEdits } from './place-edits.ts';

/**
 * The edits that delete a member: its row, the links that begin or end at it, and its place in the layout. What else names it
 * stays; findings tell where.
 */
export function removeMember(library: Library, kind: string, member: string): readonly TextEdit[] {
  const base = library.base ?? library;
  const rows = (base.basis.draft.rows.get(kind) ?? []).filter((row) => idOf(row) === member);
  const { layout } = importTarget(base);
  return [
    ...rows.flatMap(({ span }) => rowCut(base, span.file, member, base.today(span))),
    ...linksCut(base, kind, member),
    ...placeEdits(layout, base.texts.get(layout) ?? '', `${kind}.${member}`, { gone: true }),
  ];
}

/** A row of a table file goes with its comma, one of the rules with its line, or from a line that it shares. */
function rowCut(library: Library, file: string, member: string, span: TextEdit['span']): readonly TextEdit[] {
  const text = textOf(library, file);
  const sheet = /\.(?:json|csv)$/i.test(file) ? readSheet(file, text) : undefined;
  if (sheet !== undefined) {
    const at = sheet.rows.findIndex(({ cells }) => cells.get('id')?.text === member);
    const edit = sheet.deleteRow(at);
    return edit === undefined ? [] : [{ span: { file, start: edit.start, end: edit.end }, text: edit.text }];
  }
  const before = /(?:\r?\n)?[ \t]*$/.exec(text.slice(0, span.start))?.[0].length ?? 0;
  const behind = /^[^\r\n}]*/.exec(text.slice(span.end))?.[0].trimEnd().length ?? 0;
  return [{ span: { file, start: span.start - before, end: span.end + behind }, text: '' }];
}
