import type { Diagnostic } from '@sandtable/diagnostics';
import type { Decl, SourceFile } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { inside, isSyntax, lostParts, ofLostParts, syntaxOnce } from './cascades/lost-parts.ts';
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
  const noted = wrong.length === 0 ? notes : notes.filter(({ span }) => !isIn(wrong, declAround(decls, span)));
  return [...(wrong.length < 2 ? wrong : mistakes(files, wrong, decls)), ...noted];
}

/**
 * A note says how something is done; nothing follows from it. With a mistake beside it, it may be done in another way.
 */
const isNote = ({ severity }: Diagnostic): boolean => severity === 'note';

const declAround = (decls: readonly Decl[], span: Span): Span | undefined =>
  decls.find((decl) => inside(span, decl.span))?.span;

const isIn = (findings: readonly Diagnostic[], part: Span | undefined): boolean =>
  part !== undefined && findings.some(({ severity, span }) => severity === 'error' && inside(span, part));

function mistakes(
  files: readonly SourceFile[],
  findings: readonly Diagnostic[],
  decls: readonly Decl[],
): readonly Diagnostic[] {
  const lost = lostParts(files);
  const causes: Causes = new Map();
  const read = apart(findings, causes, (one) => ofLostParts(lost, decls, one), causeIn(findings));
  const known = apart(read, causes, ofLostRows(read, decls), (cause) => cause);
  const once = syntaxOnce(lost, firstAtPlace(known, causes));
  const first = firstInUnits(once, decls, causes);
  const reported = oncePerMistake(first, (one) => misspeltDeclaration(files, decls, one));
  return folded(reported, causes);
}

/** Why something isn't reported by itself: what is to be fixed for it to go. */
type Causes = Map<Diagnostic, Diagnostic>;

/** Leaves out what has a reason to be; `causeOf` says which finding the reason is. */
function apart<Reason>(
  findings: readonly Diagnostic[],
  causes: Causes,
  reasonOf: (one: Diagnostic) => Reason | undefined,
  causeOf: (reason: Reason) => Diagnostic | undefined,
): readonly Diagnostic[] {
  return findings.filter((one) => {
    const reason = reasonOf(one);
    const cause = reason === undefined ? undefined : causeOf(reason);
    if (cause !== undefined) causes.set(one, cause);
    return reason === undefined;
  });
}

/** What could not be read in a part of a file. */
const causeIn =
  (findings: readonly Diagnostic[]) =>
  ({ span }: { readonly span: Span }): Diagnostic | undefined =>
    findings.find((other) => isSyntax(other) && inside(other.span, span));

/** What is reported for one place after the first is mostly reported because of the first. */
function firstAtPlace(findings: readonly Diagnostic[], causes: Causes): readonly Diagnostic[] {
  const seen = new Map<string, Diagnostic>();
  const before = ({ span }: Diagnostic): Diagnostic | undefined => seen.get(`${span.file}:${span.start}`);
  return findings.filter((one) => {
    const first = before(one);
    if (first !== undefined) causes.set(one, first);
    else seen.set(`${one.span.file}:${one.span.start}`, one);
    return first === undefined;
  });
}

/**
 * A row, an expectation, an example and a line of a policy each say one thing; a mistake in it makes the rest look
 * wrong as well.
 */
function firstInUnits(findings: readonly Diagnostic[], decls: readonly Decl[], causes: Causes): readonly Diagnostic[] {
  const units = Map.groupBy(decls.flatMap(unitsOf), ({ file }) => file);
  const seen = new Map<unknown, Diagnostic>();
  return findings.filter((one) => {
    const unit = units.get(one.span.file)?.find((span) => inside(one.span, span));
    const first = unit && seen.get(unit);
    if (first !== undefined) causes.set(one, first);
    else if (unit !== undefined) seen.set(unit, one);
    return first === undefined;
  });
}

/** So many follow-ups are kept of each cause. */
const KEPT = 50;

/** What was left out stands under what is reported, as far as that is known. */
function folded(reported: readonly Diagnostic[], causes: Causes): readonly Diagnostic[] {
  if (causes.size === 0) return reported;
  const under = Map.groupBy(causes.keys(), (one) => rootOf(one, causes));
  return reported.map((one) => {
    const follows = under.get(one);
    return follows === undefined ? one : { ...one, follows: follows.slice(0, KEPT) };
  });
}

/** The first cause of a row of causes; a circle ends where it begins. */
function rootOf(one: Diagnostic, causes: Causes): Diagnostic {
  let root = one;
  for (let next = causes.get(root); next !== undefined && next !== one; next = causes.get(root)) root = next;
  return root;
}

function unitsOf(decl: Decl): readonly Decl['span'][] {
  if (decl.node === 'example' || decl.node === 'expect') return [decl.span];
  if (decl.node === 'policy') return decl.parts.flatMap(({ lines }) => lines.map(({ span }) => span));
  if (decl.node !== 'table') return [];
  return [...decl.rows.slice(1), ...decl.chains.flatMap((chain) => chain.links)].map((row) => row.span);
}
