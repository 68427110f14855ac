import type { Diagnostic } from '@sandtable/diagnostics';
import type { Decl, SourceFile } from '@sandtable/syntax';
import { inside, lostParts, ofLostParts, syntaxOnce } from './cascades/lost-parts.ts';
import { ofLostRows } from './cascades/lost-rows.ts';
import { misspeltDeclaration } from './cascades/misspelt.ts';
import { oncePerMistake } from './cascades/once.ts';

/** One mistake, one finding: leaves out what only follows from another finding. */
export function withoutCascades(
  files: readonly SourceFile[],
  findings: readonly Diagnostic[],
  decls: readonly Decl[],
): readonly Diagnostic[] {
  const [notes, wrong] = [findings.filter(isNote), findings.filter((one) => !isNote(one))];
  return wrong.length < 2 ? findings : [...mistakes(files, wrong, decls), ...notes];
}

/** A note says how something is done; nothing follows from it, and it hides nothing. */
const isNote = ({ severity }: Diagnostic): boolean => severity === 'note';

function mistakes(
  files: readonly SourceFile[],
  findings: readonly Diagnostic[],
  decls: readonly Decl[],
): readonly Diagnostic[] {
  const lost = lostParts(files);
  const read = findings.filter((one) => !ofLostParts(lost, decls, one));
  const ofLost = ofLostRows(read, decls);
  const known = read.filter((one) => !ofLost(one));
  const first = firstInUnits(syntaxOnce(lost, firstAtPlace(known)), decls);
  return oncePerMistake(first, (one) => misspeltDeclaration(files, decls, one));
}

/** What is said of one place after the first is mostly said because of the first. */
function firstAtPlace(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return findings.filter(({ span }) => {
    const place = `${span.file}:${span.start}`;
    const again = seen.has(place);
    seen.add(place);
    return !again;
  });
}

/** A row, an expectation and an example each say one thing; a mistake in it makes the rest of it look wrong as well. */
function firstInUnits(findings: readonly Diagnostic[], decls: readonly Decl[]): readonly Diagnostic[] {
  const units = Map.groupBy(decls.flatMap(unitsOf), ({ file }) => file);
  const seen = new Set<unknown>();
  return findings.filter((one) => {
    const unit = units.get(one.span.file)?.find((span) => inside(one.span, span));
    const again = unit !== undefined && seen.has(unit);
    seen.add(unit);
    return !again;
  });
}

function unitsOf(decl: Decl): readonly Decl['span'][] {
  if (decl.node === 'example' || decl.node === 'expect') return [decl.span];
  if (decl.node !== 'table') return [];
  return [...decl.rows.slice(1), ...decl.chains.flatMap((chain) => chain.links)].map((row) => row.span);
}
