import type { XmlElement } from './xml.ts';

/** Ids that programs give what nobody named. */
const MADE = /^(?:path|rect|polygon|polyline|circle|ellipse|g|group|layer|svg|use|shape|object|_x?)[-_]?[\d_-]*$/i;

/** What someone called an element: its label, its title, or an id that no program made. */
export function nameOf({ attributes, children }: XmlElement): string | undefined {
  const label = attributes.get('inkscape:label')?.trim();
  const title = children.find(({ name }) => name === 'title')?.text.trim();
  const id = attributes.get('id')?.trim() ?? '';
  return [label, title, MADE.test(id) ? '' : readableId(id)].find((one) => one !== undefined && one !== '');
}

/** Illustrator writes signs that an id may not have by their codes: `Nord_x2D_Ost`. */
const readableId = (id: string): string =>
  id
    .replaceAll(/_x([\dA-Fa-f]{2,5})_/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/_+/g, ' ')
    .trim();

/** Of an element that nobody named the id alone. */
export const madeName = ({ attributes }: XmlElement): string | undefined => attributes.get('id')?.trim() || undefined;

export const isLayer = ({ attributes }: XmlElement): boolean => attributes.get('inkscape:groupmode') === 'layer';

/** What an element says of its look, as an attribute or in its style. */
export const lookOf = ({ attributes }: XmlElement, property: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`).exec(attributes.get('style') ?? '')?.[1]?.trim() ??
  attributes.get(property);
