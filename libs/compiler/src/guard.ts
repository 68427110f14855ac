import { type Diagnostic, finding } from '@sandtable/diagnostics';

/**
 * A bug of ours must not keep authors from what else is wrong: it becomes a finding like any other, at the beginning of
 * the file that was looked at.
 */
export function attempt<T>(findings: Diagnostic[], file: string, stage: () => T): T | undefined {
  try {
    return stage();
  } catch (error) {
    findings.push(finding('internal/crash', { file, start: 0, end: 0 }, { message: describe(error) }));
    return undefined;
  }
}

/** What a stage finds, or that it failed. */
export function guarded(file: string, stage: () => readonly Diagnostic[]): readonly Diagnostic[] {
  const crashed: Diagnostic[] = [];
  return attempt(crashed, file, stage) ?? crashed;
}

/** The message and where it happened: enough to find the bug from a report. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = /at .*/.exec(error.stack ?? '')?.[0] ?? '';
  return `${error.message} ${place}`.trim();
}
