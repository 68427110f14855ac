import { FluentResource } from '@fluent/bundle';
import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { shallow } from './ftl/depth.ts';
import { openBrace } from './open-brace.ts';

/** Whether a file holds messages, in whatever language. */
export const isMessages = (path: string): boolean => path.endsWith('.ftl');

/** A message with the lines that belong to it, or lines that belong to none. */
interface Entry {
  readonly start: number;
  readonly text: string;
  readonly id: string | undefined;
}

const HEAD = /^(-?[a-zA-Z][\w-]*)[ \t]*=/;
const COMMENT = /^#/;
const EMPTY = /^[ \t\r]*$/;
/** Inside of braces a line may begin at its margin. */
const MORE = /^(?:[ \t]|[}[*])/;

/**
 * What is wrong with the spelling of a file of messages. The reader of messages leaves out what it cannot read, so that
 * one mistake does not silence a whole page; here it is reported, once for each message. What is nested too deeply is
 * left to whoever reads the whole file.
 */
export const checkMessages = (file: string, text: string): readonly Diagnostic[] =>
  entriesOf(shallow(text).text).flatMap((entry) => {
    if (entry.id === undefined) return [stray(file, entry)];
    if (new FluentResource(entry.text).body.length === 1) return [];
    const open = openBrace(entry.text);
    if (open !== undefined) return [open(file, entry.start)];
    return [
      finding('text/message', { file, start: entry.start, end: entry.start + entry.id.length }, { id: entry.id }),
    ];
  });

const stray = (file: string, { start, text }: Entry): Diagnostic => {
  const [line = ''] = text.split('\n');
  return finding(
    'text/stray',
    { file, start, end: start + line.trimEnd().length },
    { found: line.trim().slice(0, 40) },
  );
};

function entriesOf(text: string): readonly Entry[] {
  const entries: Entry[] = [];
  let open: Entry | undefined;
  let at = text.startsWith('\ufeff') ? 1 : 0;
  for (const line of text.slice(at).split('\n')) {
    const id = HEAD.exec(line)?.[1];
    if (COMMENT.test(line)) open = undefined;
    else if (id !== undefined || (open === undefined && !EMPTY.test(line)) || startsStray(open, line)) {
      open = { start: at, text: line, id };
      entries.push(open);
    } else if (open !== undefined) {
      open = { ...open, text: `${open.text}\n${line}` };
      entries[entries.length - 1] = open;
    }
    at += line.length + 1;
  }
  return entries;
}

/** A line at the margin that begins no message ends one; lines that belong to none are reported together. */
const startsStray = (open: Entry | undefined, line: string): boolean =>
  open?.id !== undefined && !EMPTY.test(line) && !MORE.test(line);
