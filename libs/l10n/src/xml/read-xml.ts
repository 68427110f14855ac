import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { DEEPEST, type Span } from '@sandtable/text';
import { DOMParser, type Element, type Node } from '@xmldom/xmldom';
import { unreadable } from '../unreadable.ts';

/** A file of other tools: its outermost element and the lines that elements stand in, or why nothing of it is used. */
export interface ReadXml {
  readonly root: Element | undefined;
  readonly findings: readonly Diagnostic[];
  readonly spanOf: (node: Node) => Span;
}

/** Reads XML. What is none is one finding where it breaks off. */
export function readXml(file: string, text: string): ReadXml {
  const spanAt = linesOf(file, text);
  const spanOf = (node: Node): Span => spanAt(lineOf(node));
  const none = (...findings: readonly Diagnostic[]): ReadXml => ({ root: undefined, findings, spanOf });
  const signs = unreadable(file, text);
  if (signs.length > 0) return none(...signs);
  let broken: { readonly line: number | undefined } | undefined;
  const root = parsed(text.replace(/^\ufeff/, ''), (_level, _message, context) => {
    broken ??= { line: context?.locator?.lineNumber };
  });
  if (root === undefined || broken !== undefined)
    return none(finding('l10n/xliff', spanAt(broken?.line), { what: 'broken' }));
  const deep = tooDeepIn(root);
  if (deep !== undefined) return none(finding('l10n/xliff', spanOf(deep), { what: 'deep' }));
  return { root, findings: [], spanOf };
}

type OnError = (level: unknown, message: string, context: { locator?: { lineNumber?: number } }) => void;
function parsed(text: string, onError: OnError): Element | undefined {
  try {
    return (
      new DOMParser({ onError: onError as never, locator: true }).parseFromString(text, 'text/xml').documentElement ??
      undefined
    );
  } catch {
    onError('fatal', '', {});
    return undefined;
  }
}

const lineOf = (node: Node): number | undefined => (node as Node & { lineNumber?: number }).lineNumber;

/** The first element in which others are nested too deeply. */
function tooDeepIn(root: Node): Node | undefined {
  let [node, depth]: [Node | null, number] = [root, 0];
  while (node !== null) {
    if (depth > DEEPEST) return node;
    if (node.firstChild !== null) [node, depth] = [node.firstChild, depth + 1];
    else {
      while (node !== null && node !== root && node.nextSibling === null) [node, depth] = [node.parentNode, depth - 1];
      node = node === root ? null : (node?.nextSibling ?? null);
    }
  }
  return undefined;
}

function linesOf(file: string, text: string): (line: number | undefined) => Span {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (line) => {
    const start = starts[Math.max(0, (line ?? 1) - 1)] ?? 0;
    return { file, start, end: Math.max(start, (starts[line ?? 1] ?? text.length + 1) - 1) };
  };
}

export const isElement = (node: Node): node is Element => node.nodeType === 1;
/** Text, also where it stands as character data. */
export const isWords = (node: Node): boolean => node.nodeType === 3 || node.nodeType === 4;

export function* nodes(parent: Node): Generator<Node> {
  for (let node = parent.firstChild; node !== null && node !== undefined; node = node.nextSibling) yield node;
}

/** The elements right below one, of the given names. */
export const children = (parent: Node, ...names: readonly string[]): readonly Element[] =>
  [...nodes(parent)].filter(
    (node): node is Element => isElement(node) && (names.length === 0 || names.includes(node.localName ?? '')),
  );

/** All elements of a name below one. */
export function below(parent: Element, name: string): readonly Element[] {
  const list = parent.getElementsByTagNameNS('*', name);
  return Array.from({ length: list.length }, (_, i) => list.item(i)).filter((one): one is Element => one !== null);
}

export const textOf = (node: Node | undefined): string => (node?.textContent ?? '').trim();
