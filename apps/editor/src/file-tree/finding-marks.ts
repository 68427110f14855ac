import type { Finding } from '../workers/protocol.ts';
import { pathsIn, type TreeNode } from './file-tree.ts';

type Severity = Finding['severity'];

/** What is found in a file or in all of a folder: the worst, and how many of that. */
export interface FindingMark {
  readonly severity: Severity;
  readonly n: number;
}

const BY_WEIGHT: readonly Severity[] = ['error', 'warning', 'note'];

/** Findings by the path of their file, with the name of its ruleset in front. */
export const byPath = (findings: readonly Finding[], ruleset: string): ReadonlyMap<string, readonly Finding[]> =>
  Map.groupBy(findings, ({ file }) => `${ruleset}/${file}`);

/** Undefined where nothing is found. */
export function markOf(node: TreeNode, findings: ReadonlyMap<string, readonly Finding[]>): FindingMark | undefined {
  const own = pathsIn(node).flatMap((path) => findings.get(path) ?? []);
  const severity = BY_WEIGHT.find((one) => own.some((finding) => finding.severity === one));
  return severity && { severity, n: own.filter((finding) => finding.severity === severity).length };
}
