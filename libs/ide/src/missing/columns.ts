import type { Library } from '@sandtable/compiler';
import type { Language } from '@sandtable/messages';
import type { Decl } from '@sandtable/syntax';
import type { Change } from '../change.ts';
import { source } from '../heads.ts';
import { bound } from '../table/table-view.ts';
import { roomyType } from '../type-at.ts';
import { fieldIn } from './fields.ts';
import { adding, missingAt } from './missing.ts';

interface About {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** A field for a column that its kind does not know, of the values that stand below it. */
export function columnFor(library: Library, { file, start }: About, lang: Language): readonly Change[] {
  const missing = missingAt(library, file, start + 1, lang);
  const owner = bound(library, file)?.owner ?? (missing?.decl?.node === 'table' ? missing.decl.name.text : undefined);
  const decl = [...library.files.values()]
    .flatMap(({ decls }) => decls)
    .find(
      (one): one is Extract<Decl, { node: 'kind' | 'relation' }> =>
        (one.node === 'kind' || one.node === 'relation') && one.name.text === owner,
    );
  if (missing === undefined || decl === undefined || owner === undefined) return [];
  const written = `${missing.name}: ${typeOf(cellsBelow(library, file, missing.name, missing.decl))}`;
  return [adding(missing, 'ide/add-field', { owner }, [fieldIn(library, decl, written)])];
}

function cellsBelow(library: Library, file: string, column: string, decl: Decl | undefined): readonly string[] {
  const rows = bound(library, file)?.sheet.rows;
  if (rows !== undefined) return rows.flatMap(({ cells }) => cells.get(column)?.text ?? []);
  if (decl?.node !== 'table') return [];
  const [head, ...body] = decl.rows;
  const at = head?.cells.findIndex((cell) => source(library, cell) === column) ?? -1;
  return body.flatMap(({ cells }) => {
    const cell = cells[at];
    return cell === undefined ? [] : [source(library, cell)];
  });
}

/** Numbers get room, words are texts. */
function typeOf(cells: readonly string[]): string {
  const numbers = cells.map(Number);
  if (cells.length > 0 && numbers.every(Number.isInteger)) {
    const [min, max] = [Math.min(...numbers), Math.max(...numbers)];
    return roomyType({ t: 'int', min, max, den: 1 });
  }
  return cells.length > 0 && cells.every((cell) => cell === 'true' || cell === 'false') ? 'bool' : 'text';
}
