import { type Diagnostic, finding } from '@sandtable/diagnostics';

/** A finding in a file that begins at an offset. */
type Found = (file: string, offset: number) => Diagnostic;

/** What stands in a brace that was only not closed: the name of a value. */
const NAME = /^\{[ \t]*[-$]?[\w./:§-]*/;

/** The first brace of a text that nothing closes; quotation marks inside of braces keep braces of their own. */
export function openBrace(text: string): Found | undefined {
  const open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/[{}]|"(?:[^"\\\n]|\\.)*"/g)) {
    if (sign === '{') open.push(index);
    else if (sign === '}') open.pop();
  }
  const [first] = open;
  return first === undefined ? undefined : unclosedAt(text, first);
}

/** The brace at an offset, with a repair where only a name stands in it. */
export const unclosedAt =
  (text: string, at: number): Found =>
  (file, offset) => {
    const start = offset + at;
    const [named = '{'] = NAME.exec(text.slice(at)) ?? [];
    const end = start + named.trimEnd().length;
    const fix = { title: 'fix/close', fields: {}, edits: [{ span: { file, start: end, end }, text: '}' }] };
    const fixes = named.trimEnd().length > 1 ? [fix] : [];
    return finding('text/open-brace', { file, start, end: start + 1 }, {}, { fixes });
  };
