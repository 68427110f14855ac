import { createCompiler, type InputFile, type Library } from '@sandtable/compiler';
import { applyEdits, type TextEdit } from '@sandtable/text';

/** The files of a ruleset as edits leave them. */
function filesAfter({ texts }: Library, edits: readonly TextEdit[]): readonly InputFile[] {
  const own = Map.groupBy(edits, ({ span }) => span.file);
  return [...texts].map(([path, text]) => ({ path, text: applyEdits(text, own.get(path) ?? []) }));
}

/** Whether edits bring about no finding that was not there: what is only said otherwise is as right or wrong as before. */
export function addsNothing(library: Library, edits: readonly TextEdit[]): boolean {
  const before = countsIn(filesAfter(library, []));
  const after = countsIn(filesAfter(library, edits));
  return [...after].every(([code, count]) => count <= (before.get(code) ?? 0));
}

function countsIn(files: readonly InputFile[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { code } of createCompiler().findings(files)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}
