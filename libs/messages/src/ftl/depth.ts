import { DEEPEST } from '@sandtable/text';

interface Place {
  readonly start: number;
  readonly end: number;
}
/** A text of messages in which those that are nested too deeply are blank; all others stand where they stood. */
interface Shallow {
  readonly text: string;
  /** The brackets that are one too many, one for each message that was left out. */
  readonly deep: readonly Place[];
}

/** Lines with which a message or a comment begins; no bracket reaches beyond them. */
const BEGINS = /^(?:-?[a-zA-Z][\w-]*[ \t]*=|#)/gm;

/** What readers of Fluent may be handed: they call themselves for each level of brackets. */
export function shallow(text: string): Shallow {
  if (countOf(text) <= DEEPEST) return { text, deep: [] };
  const starts = [0, ...[...text.matchAll(BEGINS)].map(({ index }) => index)];
  const parts = starts.map((start, i) => ({ start, part: text.slice(start, starts[i + 1]) }));
  const read = parts.map(({ start, part }) => ({ start, part, at: tooDeepAt(part) }));
  return {
    text: read.map(({ part, at }) => (at === undefined ? part : part.replace(/[^\r\n]/g, ' '))).join(''),
    deep: read.flatMap(({ start, at }) => (at === undefined ? [] : [{ start: start + at, end: start + at + 1 }])),
  };
}

const countOf = (text: string): number => text.match(/[{(]/g)?.length ?? 0;

/**
 * Where the brackets of a message get too deep. Whether a bracket stands between quotation marks depends on much before
 * it, so behind a quotation mark none is taken for closed on that line: rather one level too many than one too few.
 */
function tooDeepAt(message: string): number | undefined {
  const open: string[] = [];
  let isQuoted = false;
  for (const { 0: sign, index } of message.matchAll(/[{}()"\n]/g)) {
    if (sign === '\n') isQuoted = false;
    else if (sign === '"') isQuoted = true;
    else if (sign === '{' || (sign === '(' && open.length > 0)) open.push(sign);
    else if (!isQuoted) close(open, sign);
    if (open.length > DEEPEST) return index;
  }
  return undefined;
}

/** A brace closes all parentheses in it; a parenthesis closes none but its own. */
function close(open: string[], sign: string): void {
  if (sign === ')' && open.at(-1) === '(') open.pop();
  if (sign === '}') open.length = Math.max(0, open.lastIndexOf('{'));
}
