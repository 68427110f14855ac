import type { LocalizedFinding } from './localized-finding.ts';

/** Those that a selection touches; a finding without letters is at its place. Pure data, for pages that load nothing else. */
export const findingsWithin = (
  findings: readonly LocalizedFinding[],
  file: string,
  start: number,
  end: number,
): readonly LocalizedFinding[] =>
  findings.filter((one) => one.file === file && one.start <= end && Math.max(one.end, one.start + 1) >= start);
