import type { Element, Node } from '@xmldom/xmldom';
import { below, children, isElement, isWords, nodes } from '../xml/read-xml.ts';
import type { Unit } from './unit.ts';

/**
 * A text of XLIFF 2. Tools may have split it into segments, with what stands between them in `ignorable`, may have moved
 * segments of the target, and may have made two codes of a pair.
 */
export function unitOf(unit: Element): Unit {
  const parts = children(unit, 'segment', 'ignorable');
  const segments = parts.filter(({ localName }) => localName === 'segment');
  const missing = segments.filter((one) => !hasWords(targetOf(one)));
  if (missing.length === segments.length) return {};
  const codes = codesIn(unit, parts);
  const source = parts.map((part) => plainOf(children(part, 'source')[0], codes)).join('');
  const empty = missing.filter((one) => hasWords(children(one, 'source')[0]));
  if (empty.length > 0) return { partly: true };
  const target = inOrder(parts)
    .map((part) => plainOf(targetOf(part) ?? children(part, 'source')[0], codes))
    .join('');
  const stale = segments.some((one) => one.getAttribute('state') === 'initial');
  return {
    texts: [
      { context: unit.getAttribute('name') ?? undefined, source, target: target.trim(), stale, author: authorOf(unit) },
    ],
  };
}

/** Who made the last change of the translation, as the module for change tracking has it. */
const authorOf = (unit: Element): string | undefined =>
  below(unit, 'revisions')
    .filter((one) => one.getAttribute('appliesTo') === 'target')
    .flatMap((one) => children(one, 'revision'))
    .map((one) => one.getAttribute('author') ?? '')
    .find((author) => author !== '');

const targetOf = (part: Element): Element | undefined => children(part, 'target')[0];
const hasWords = (element: Element | undefined): boolean =>
  element !== undefined && ((element.textContent ?? '').trim() !== '' || children(element).length > 0);

/** A target that says its place stands there; the others follow in the order of the source. */
function inOrder(parts: readonly Element[]): readonly Element[] {
  const placed = new Map(
    parts.flatMap((part) => {
      const place = Number(targetOf(part)?.getAttribute('order') ?? '');
      return place > 0 ? [[place - 1, part] as const] : [];
    }),
  );
  const rest = parts.filter((part) => ![...placed.values()].includes(part));
  return parts.flatMap((_, i) => placed.get(i) ?? rest.shift() ?? []);
}

/** What codes stand for, by id: where a code begins, and where it ends. */
interface Codes {
  readonly starts: ReadonlyMap<string, string>;
  readonly ends: ReadonlyMap<string, string>;
  readonly data: ReadonlyMap<string, string>;
}

function codesIn(unit: Element, parts: readonly Element[]): Codes {
  const data = new Map(
    below(unit, 'data').map((one) => [one.getAttribute('id') ?? '', one.textContent ?? ''] as const),
  );
  const sources = parts.flatMap((part) => children(part, 'source'));
  const all = (name: string): readonly Element[] => sources.flatMap((source) => below(source, name));
  const starts = [...all('ph'), ...all('pc'), ...all('sc')].map((one) => [idOf(one), startOf(one, data)] as const);
  const ends = [...all('pc'), ...all('ec')].map((one) => [idOf(one), endOf(one, data)] as const);
  return { starts: new Map(starts), ends: new Map(ends), data };
}

const idOf = (code: Element): string => code.getAttribute('startRef') ?? code.getAttribute('id') ?? '';

const startOf = (code: Element, data: ReadonlyMap<string, string>): string =>
  code.getAttribute('disp') ??
  code.getAttribute('dispStart') ??
  data.get(code.getAttribute('dataRef') ?? code.getAttribute('dataRefStart') ?? '') ??
  '';
const endOf = (code: Element, data: ReadonlyMap<string, string>): string =>
  code.getAttribute('disp') ??
  code.getAttribute('dispEnd') ??
  data.get(code.getAttribute('dataRef') ?? code.getAttribute('dataRefEnd') ?? '') ??
  '';

/** The text with what codes stand for put back; a code that no longer says it is known by its id in the source. */
function plainOf(node: Node | undefined, codes: Codes): string {
  if (node === undefined) return '';
  if (isWords(node)) return node.nodeValue ?? '';
  if (!isElement(node)) return '';
  const { localName } = node;
  const start = (): string => startOf(node, codes.data) || (codes.starts.get(idOf(node)) ?? '');
  const end = (): string => endOf(node, codes.data) || (codes.ends.get(idOf(node)) ?? '');
  if (localName === 'ph' || localName === 'sc') return start();
  if (localName === 'ec') return end();
  if (localName === 'cp') return signOf(node.getAttribute('hex') ?? '');
  const inner = [...nodes(node)].map((one) => plainOf(one, codes)).join('');
  return localName === 'pc' ? `${start()}${inner}${end()}` : inner;
}

/** A sign that XML cannot hold, by its number. */
function signOf(hex: string): string {
  const code = Number.parseInt(hex, 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}
