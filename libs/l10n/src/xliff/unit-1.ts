import type { Element, Node } from '@xmldom/xmldom';
import { below, children, isElement, isWords, nodes, textOf } from '../xml/read-xml.ts';
import type { Unit } from './unit.ts';

/** A text of XLIFF 1: codes stand as they are inside of their elements, or are known by their ids in the source. */
export function returned1(unit: Element): Unit {
  // The header of a catalogue goes along as if it were a text.
  if (unit.getAttribute('restype') === 'x-gettext-domain-header') return {};
  const [source] = children(unit, 'source');
  const [target] = children(unit, 'target');
  if (source === undefined || target === undefined) return {};
  const codes = codesIn(source);
  const words = plainOf(target, codes).trim();
  if (words === '') return {};
  const state = target.getAttribute('state') ?? '';
  const context = unit.getAttribute('resname');
  const text = {
    context: context === '' ? undefined : (context ?? undefined),
    places: placesOf(unit),
    source: plainOf(source, codes),
    target: words,
    stale: /^(?:new|needs-)/.test(state),
    author: authorOf(unit, target),
  };
  return { texts: [text] };
}

/** Where a text stands, as translate-toolkit notes it. */
const placesOf = (unit: Element): readonly string[] =>
  below(unit, 'context-group').flatMap((group) => {
    const said = (type: string): string | undefined =>
      children(group, 'context')
        .filter((one) => one.getAttribute('context-type') === type)
        .map(textOf)[0];
    const [file, line] = [said('sourcefile'), said('linenumber')];
    if (file === undefined) return [];
    return [line === undefined ? file : `${file}:${line}`];
  });

/** Who worked in the phase in which the text was translated. */
function authorOf(unit: Element, target: Element): string | undefined {
  const phase = target.getAttribute('phase-name') || unit.getAttribute('phase-name');
  if (!phase) return undefined;
  const phases = children(fileOf(unit), 'header')
    .flatMap((header) => children(header, 'phase-group'))
    .flatMap((group) => children(group, 'phase'));
  return phases.find((one) => one.getAttribute('phase-name') === phase)?.getAttribute('contact-name') || undefined;
}

function fileOf(unit: Element): Node {
  let node: Node = unit;
  while (node.parentNode !== null && node.localName !== 'file') node = node.parentNode;
  return node;
}

const CODES = ['x', 'bx', 'ex', 'ph', 'bpt', 'ept', 'it'];
const keyOf = (element: Element): string =>
  `${element.localName ?? ''} ${element.getAttribute('id') ?? element.getAttribute('rid') ?? ''}`;
const written = (element: Element): string => element.textContent || (element.getAttribute('equiv-text') ?? '');

const codesIn = (source: Element): ReadonlyMap<string, string> =>
  new Map(CODES.flatMap((name) => below(source, name).map((one) => [keyOf(one), written(one)] as const)));

function plainOf(node: Node, codes: ReadonlyMap<string, string>): string {
  if (isWords(node)) return node.nodeValue ?? '';
  if (!isElement(node)) return '';
  if (CODES.includes(node.localName ?? '')) return written(node) || (codes.get(keyOf(node)) ?? '');
  return [...nodes(node)].map((one) => plainOf(one, codes)).join('');
}
