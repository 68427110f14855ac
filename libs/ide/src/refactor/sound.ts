import { createCompiler, type Library } from '@sandtable/compiler';
import type { Diagnostic } from '@sandtable/diagnostics';
import { editFiles, type TextEdit } from '@sandtable/text';

/**
 * Whether edits bring about no finding that was not there: what is only said otherwise is as right or wrong as before.
 * Variants are not applied on top of the rules for this: it would take several times as long, while someone waits.
 */
export function addsNothing(library: Library, edits: readonly TextEdit[]): boolean {
  const { before, look } = knownOf(library);
  return [...look(edits)].every(([finding, count]) => count <= (before.get(finding) ?? 0));
}

/** How often each finding is reported. */
type Counts = ReadonlyMap<string, number>;

interface Known {
  readonly before: Counts;
  look(edits: readonly TextEdit[]): Counts;
}

/** Of many things that are offered each changes little: one compiler looks at the ruleset first, and then at them all. */
const known = new WeakMap<Library, Known>();

function knownOf(library: Library): Known {
  const old = known.get(library);
  if (old !== undefined) return old;
  const compiler = createCompiler();
  const files = [...library.texts].map(([path, text]) => ({ path, text }));
  const look = (edits: readonly TextEdit[]): Counts => countsOf(compiler.findings(editFiles(files, edits)));
  const made = { before: look([]), look };
  known.set(library, made);
  return made;
}

/** By what is reported and of which file: the places move with the edits. What is wrong at further places counts there too. */
function countsOf(findings: readonly Diagnostic[]): Counts {
  const counts = new Map<string, number>();
  for (const { code, span, fields, labels } of findings) {
    const key = JSON.stringify([code, span.file, fields]);
    const further = labels.filter((label) => label.code === 'also').length;
    counts.set(key, (counts.get(key) ?? 0) + 1 + further);
  }
  return counts;
}
