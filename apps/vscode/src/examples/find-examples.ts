/** A test that a file declares: its name, and the line it begins on, from 0. */
interface Found {
  readonly name: string;
  readonly line: number;
}

const EXAMPLE = /^example\s+"((?:[^"\\]|\\.)*)"/;
const EXPECTATION = /^expect\b.*\bas\s+([A-Za-z_]\w*)\s*$/;

/** Examples and named expectations, in the order of the file. */
export const findExamples = (text: string): readonly Found[] =>
  text.split('\n').flatMap((row, line) => {
    const name = EXAMPLE.exec(row)?.[1] ?? EXPECTATION.exec(row.trimEnd())?.[1];
    return name === undefined ? [] : [{ name: name.replaceAll(/\\(.)/g, '$1'), line }];
  });
