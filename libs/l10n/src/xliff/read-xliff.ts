import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { DEEPEST, type Span } from '@sandtable/text';
import { DOMParser, type Element, type Node } from '@xmldom/xmldom';
import { unreadable } from '../unreadable.ts';

/** A text that came back from translators. */
export interface Returned {
  readonly context: string;
  readonly source: string;
  readonly target: string;
  /** It is still to be looked at. */
  readonly stale: boolean;
  readonly span: Span;
}

/** Reads XLIFF 2. What is no XML is one finding where it breaks off, and nothing is used of it. */
export function readXliff(
  file: string,
  text: string,
): { readonly lang: string; readonly texts: readonly Returned[]; readonly findings: readonly Diagnostic[] } {
  const signs = unreadable(file, text);
  if (signs.length > 0) return { lang: '', texts: [], findings: signs };
  const starts = lineStarts(text);
  const spanAt = (line: number | undefined): Span => {
    const start = starts[Math.max(0, (line ?? 1) - 1)] ?? 0;
    return { file, start, end: Math.max(start, (starts[line ?? 1] ?? text.length + 1) - 1) };
  };
  let broken: { readonly message: string; readonly line: number | undefined } | undefined;
  const onError = (_level: unknown, message: string, context: { locator?: { lineNumber?: number } }): void => {
    broken ??= { message, line: context?.locator?.lineNumber };
  };
  const root = parsed(text.replace(/^\ufeff/, ''), onError);
  if (
    root === undefined ||
    broken !== undefined ||
    root.localName !== 'xliff' ||
    !root.getAttribute('version')?.startsWith('2.')
  ) {
    return {
      lang: '',
      texts: [],
      findings: [finding('l10n/xliff', spanAt(broken?.line), { what: broken ? 'broken' : 'version' })],
    };
  }
  const deep = tooDeepIn(root);
  if (deep !== undefined)
    return { lang: '', texts: [], findings: [finding('l10n/xliff', spanAt(lineOf(deep)), { what: 'deep' })] };
  const units = [...elements(root.getElementsByTagName('unit'))];
  return {
    lang: root.getAttribute('trgLang') ?? '',
    texts: units.flatMap((unit) => returned(unit, spanAt)),
    findings: [],
  };
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

function returned(unit: Element, spanAt: (line: number | undefined) => Span): readonly Returned[] {
  const segments = [...elements(unit.getElementsByTagName('segment'))];
  const part = (name: string): string =>
    segments.map((segment) => plainOf([...elements(segment.getElementsByTagName(name))][0])).join('');
  const target = part('target').trim();
  if (target === '') return [];
  // A text may be split into segments; one that waits makes the whole wait.
  const stale = segments.some((one) => one.getAttribute('state') === 'initial');
  const line = lineOf(unit);
  return [{ context: unit.getAttribute('name') ?? '', source: part('source'), target, stale, span: spanAt(line) }];
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

/** The text with what codes stand for put back. */
function plainOf(node: Node | undefined): string {
  if (node === undefined) return '';
  if (node.nodeType === TEXT) return node.nodeValue ?? '';
  const element = node as Element;
  const inner = [...nodes(element)].map(plainOf).join('');
  if (element.localName === 'ph') return element.getAttribute('disp') ?? '';
  if (element.localName !== 'pc') return inner;
  return `${element.getAttribute('dispStart') ?? ''}${inner}${element.getAttribute('dispEnd') ?? ''}`;
}
const TEXT = 3;

function* elements(list: { readonly length: number; item(i: number): Element | null }): Generator<Element> {
  for (let i = 0; i < list.length; i++) {
    const one = list.item(i);
    if (one !== null) yield one;
  }
}

function* nodes(element: Element): Generator<Node> {
  for (let node = element.firstChild; node !== null && node !== undefined; node = node.nextSibling) yield node;
}

const lineStarts = (text: string): readonly number[] => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
