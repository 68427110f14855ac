import type { FindingFilter } from '../state/slices/rules.ts';
import type { Finding } from '../workers/protocol.ts';

type Severity = Finding['severity'];

export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'note'];

export interface FileFindings {
  readonly file: string;
  readonly findings: readonly Finding[];
}

export const countOf = (findings: readonly Finding[], severity: Severity): number =>
  findings.filter((one) => one.severity === severity).length;

/** By file, in the order in which files first have one; within a file in the order of the text. */
export function byFile(findings: readonly Finding[]): readonly FileFindings[] {
  const groups = Map.groupBy(findings, ({ file }) => file);
  return [...groups].map(([file, own]) => ({ file, findings: own.toSorted((a, b) => a.start - b.start) }));
}

/** Those that pass, in the order of the list. */
export const passing = (findings: readonly Finding[], { hidden, file }: FindingFilter): readonly Finding[] =>
  byFile(findings.filter((one) => !hidden.includes(one.severity) && (file === undefined || one.file === file))).flatMap(
    (group) => group.findings,
  );

/** Tells findings apart that look the same as before an edit. */
export const keyOf = ({ code, file, start, message }: Finding): string => `${code} ${file} ${start} ${message}`;

/**
 * The one after or before the one that was looked at last, around the ends. One that is gone meanwhile, because it was
 * fixed, is followed by what stands at its place now.
 */
export function neighbour(findings: readonly Finding[], last: Finding | undefined, by: 1 | -1): Finding | undefined {
  if (last === undefined) return findings.at(by === 1 ? 0 : -1);
  const at = findings.findIndex((one) => keyOf(one) === keyOf(last));
  if (at >= 0) return findings.at((at + by) % findings.length);
  const behind = findings.findIndex(({ file, start }) => file === last.file && start >= last.start);
  if (behind < 0) return findings.at(by === 1 ? 0 : -1);
  return findings.at(by === 1 ? behind : behind - 1);
}
