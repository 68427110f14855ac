/** What `sandtable test --json` says of one example or expectation. */
export interface Result {
  readonly name: string;
  readonly passed: boolean;
  readonly detail: string;
}

/** The results in the output of the command by name; undefined if it wrote something else. */
export function readResults(output: string): ReadonlyMap<string, Result> | undefined {
  const results = parsed(output);
  if (!Array.isArray(results)) return undefined;
  return new Map(results.filter(isResult).map((one) => [one.name, one]));
}

function parsed(output: string): unknown {
  try {
    return (JSON.parse(output) as { readonly result?: unknown } | null)?.result;
  } catch {
    return undefined;
  }
}

const isResult = (value: unknown): value is Result =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Result).name === 'string' &&
  typeof (value as Result).passed === 'boolean' &&
  typeof (value as Result).detail === 'string';
