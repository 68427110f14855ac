import { lookAt, type Sought } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import { type Decl, parse } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import type { Caret } from './caret.ts';

/** Stands at the caret while its declaration is evaluated; a name that no ruleset has. */
const MARK = 'caretHere';

/** What a name may need behind it to be read as what it is going to be: a call, a head of a block, a target, an arm. */
const BEHIND = ['', '()', ' {}', ' = 0', ' -> 0', ' -> {}', ': 0'];

/** Half a declaration: what stands behind the caret is left out, and what is open is closed. */
const ENDS = ['', ' {}', ' = 0', ' -> 0', ' -> {}', ': 0'];

export interface Looked {
  readonly sought: Sought;
  readonly decl: Decl;
}

/** What is expected at a caret, however broken the text around it is. */
export function lookAtCaret({ basis }: Library, file: string, caret: Caret): Looked | undefined {
  const { chunk } = caret;
  if (chunk === undefined) return undefined;
  const at = caret.start - chunk.start;
  const span: Span = { file, start: at, end: at + MARK.length };
  for (const text of attempts(chunk.text, at, caret.end - chunk.start)) {
    const decl = parse(file, text).decls.find((one) => one.span.start <= at && one.span.end >= at && mentions(one));
    const sought = decl && lookAt(basis, decl, span);
    if (decl !== undefined && sought !== undefined) return { sought, decl };
  }
  return undefined;
}

function* attempts(text: string, start: number, end: number): Generator<string> {
  const before = text.slice(0, start) + MARK;
  for (const behind of BEHIND) yield before + behind + text.slice(end);
  const [round, all] = [closers(text.slice(0, start), '(['), closers(text.slice(0, start), '([{')];
  for (const behind of ENDS) yield `${before}${round}${behind}${all.slice(round.length)}`;
}

/** The brackets that close what a text leaves open; only the innermost ones of the given sorts. */
function closers(text: string, sorts: string): string {
  const open: string[] = [];
  for (const [sign] of text.replaceAll(/"(?:[^"\\\n]|\\.)*"|\/\/.*/g, '').matchAll(/[()[\]{}]/g))
    if ('([{'.includes(sign)) open.push(sign);
    else open.pop();
  const kept = sorts.includes('{') ? open : open.slice(open.lastIndexOf('{') + 1);
  return kept
    .toReversed()
    .map((sign) => ({ '(': ')', '[': ']', '{': '}' })[sign])
    .join('');
}

/** Whether the mark was read as a name; what the parser passed over is not in the tree. */
function mentions(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  return (node as { readonly text?: unknown }).text === MARK || Object.values(node).some(mentions);
}
