import type { Library } from '@sandtable/compiler';
import type { TextEdit } from '@sandtable/text';
import { brushesOf, drawnMap, isDrawn, rowOf } from './brushes.ts';
import { paint, signAt } from './paint.ts';
import { type Printed, printed } from './printed.ts';

/** What a cell says is copied to another one. */
export interface CellCopy {
  readonly from: string;
  readonly to: string;
}

/**
 * The edits that give cells what others say as they are written now; what is drawn once stays where it is, and is not
 * drawn over.
 */
export function copyCells(library: Library, kind: string, copies: readonly CellCopy[]): readonly TextEdit[] {
  const now = printed(library);
  return copies.flatMap(({ from, to }) => {
    const file = rowOf(library, kind, from)?.span.file;
    if (file === undefined || from === to) return [];
    return isDrawn(file) ? signs(library, kind, from, to) : values(library, now, kind, { from, to });
  });
}

function signs(library: Library, kind: string, from: string, to: string): readonly TextEdit[] {
  const [source, target] = [rowOf(library, kind, from), rowOf(library, kind, to)];
  if (source === undefined || target === undefined || source.span.file !== target.span.file) return [];
  const map = drawnMap(library, source.span.file);
  return map.drawings.flatMap(({ legend }, drawing) => {
    const [own, other] = [signAt(map, source, drawing), signAt(map, target, drawing)];
    if (own === undefined || other === undefined || own.sign === other.sign) return [];
    const isOnce = [own, other].some(({ sign }) => legend.get(sign)?.once === true);
    return isOnce ? [] : [{ span: other.span, text: own.sign }];
  });
}

function values(library: Library, now: Printed, kind: string, { from, to }: CellCopy): readonly TextEdit[] {
  const at = library.basis.draft.world.kinds.find(({ name }) => name === kind)?.members.indexOf(from) ?? -1;
  const own = brushesOf(library).filter((brush) => brush.kind === kind && brush.sort === 'value');
  const said = own.filter(({ text, says }) => text === String(now[`${kind}.${says[0]?.field}`]?.values[at]));
  return said.flatMap((brush) => paint(library, brush, to));
}
