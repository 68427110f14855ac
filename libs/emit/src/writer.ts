/** Where statements are put together: lines with indentation. */
export interface Writer {
  line(text: string): void;
  /** `head {`, the body one step deeper, `}`. */
  block(head: string, body: () => void): void;
  /** Lines written by `body` go into a list of their own. */
  capture(body: () => void): readonly string[];
  lines(more: readonly string[]): void;
}

export function writer(): Writer {
  let out: string[] = [];
  let depth = 0;
  const line = (text: string) => void out.push(`${'  '.repeat(depth)}${text}`);
  const block = (head: string, body: () => void) => {
    line(`${head} {`);
    depth += 1;
    body();
    depth -= 1;
    line('}');
  };
  const capture = (body: () => void) => {
    const before = out;
    out = [];
    body();
    const mine = out;
    out = before;
    return mine;
  };
  const lines = (more: readonly string[]) => {
    for (const text of more) out.push(text);
  };
  return { line, block, capture, lines };
}

/** Data inside of code. The escapes keep it harmless in a script element and in old parsers. */
export const data = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/[\u2028\u2029]/g, (c) => (c === '\u2028' ? '\\u2028' : '\\u2029'))
    .replaceAll('</', '<\\/');
