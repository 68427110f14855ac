import type { Span } from '@sandtable/text';
import type { PlanNote, Planned } from './plan-notes.ts';

/** Where statements are put together: lines with indentation. */
export interface Writer {
  line(text: string): void;
  /** `head {`, the body one step deeper, `}`. */
  block(head: string, body: () => void): void;
  /** Lines written by `body` go into a list of their own. */
  capture(body: () => void): readonly string[];
  lines(more: readonly string[]): void;
  /** What was decided about the code that is written. It goes where the lines go, and is forgotten where they are. */
  note(at: Span, plan: Planned): void;
  notesIn(lines: readonly string[]): readonly PlanNote[];
}

export function writer(): Writer {
  let out: string[] = [];
  let notes: PlanNote[] = [];
  let depth = 0;
  const noted = new WeakMap<readonly string[], readonly PlanNote[]>();
  const notesIn = (lines: readonly string[]) => noted.get(lines) ?? [];
  const line = (text: string) => void out.push(`${'  '.repeat(depth)}${text}`);
  const block = (head: string, body: () => void) => {
    line(`${head} {`);
    depth += 1;
    body();
    depth -= 1;
    line('}');
  };
  const capture = (body: () => void) => {
    const before = { out, notes };
    [out, notes] = [[], []];
    body();
    const mine = out;
    if (notes.length > 0) noted.set(mine, notes);
    ({ out, notes } = before);
    return mine;
  };
  const lines = (more: readonly string[]) => {
    for (const text of more) out.push(text);
    for (const each of notesIn(more)) notes.push(each);
  };
  const note = (at: Span, plan: Planned) => void notes.push({ at, plan });
  return { line, block, capture, lines, note, notesIn };
}

/** Data inside of code. The escapes keep it harmless in a script element and in old parsers. */
export const data = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/[\u2028\u2029]/g, (c) => (c === '\u2028' ? '\\u2028' : '\\u2029'))
    .replaceAll('</', '<\\/');
