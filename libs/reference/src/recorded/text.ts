/** An example in parts, so that whoever keeps it can choose what it demands. */
export interface ExampleParts {
  readonly name: string;
  readonly given: readonly string[];
  readonly run: string;
  readonly answers: readonly string[];
  readonly then: readonly string[];
}

/** The text of an example, with a line for each part. */
export function exampleText({ name, given, run, answers, then }: ExampleParts): string {
  const block = (head: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : [`  ${head}{`, ...lines.map((line) => `    ${line}`), '  }'];
  const [open, ...rest] = block(`run ${run} `, answers);
  const lines = [
    `example ${JSON.stringify(name)} {`,
    ...block('given ', given),
    open ?? `  run ${run}`,
    ...rest,
    ...block('then ', then),
    '}',
  ];
  return `${lines.join('\n')}\n`;
}
