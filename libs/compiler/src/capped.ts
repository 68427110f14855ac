import { type Diagnostic, finding, type Severity } from '@sandtable/diagnostics';

/** So many findings of a file are reported; whoever has fixed these sees the next. */
const MOST = 200;

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

/** Of each file the first findings, errors before all others; a note says how many more there are. */
export function capped(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  if (findings.length <= MOST) return findings;
  const files = Map.groupBy(findings, ({ span }) => span.file);
  const omitted = new Map([...files].map(([file, all]) => [file, new Set(leftOut(all))]));
  const kept = findings.filter((one) => omitted.get(one.span.file)?.has(one) !== true);
  return [...kept, ...[...omitted.values()].flatMap((more) => noteOf([...more]))];
}

/** What does not fit, in the order in which it was found. */
function leftOut(all: readonly Diagnostic[]): readonly Diagnostic[] {
  if (all.length <= MOST) return [];
  return all.toSorted((a, b) => RANK[a.severity] - RANK[b.severity]).slice(MOST);
}

function noteOf(more: readonly Diagnostic[]): readonly Diagnostic[] {
  const [first] = more;
  return first ? [finding('findings/more', first.span, { more: more.length }, { severity: 'note' })] : [];
}
