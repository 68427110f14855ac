import { relativeAddress } from '../html.ts';
import { addressOf } from './sources.ts';

/** What the site has: its pages by their files in the repository, and pictures. */
export interface Known {
  readonly pages: ReadonlySet<string>;
  readonly pictures: ReadonlySet<string>;
}

/** Where a link of a page leads on the site; undefined if it leads nowhere. Addresses elsewhere stay as they are. */
export function linkOn(from: string, href: string, known: Known): string | undefined {
  if (/^(?:[a-z]+:|#)/i.test(href)) return href;
  const [path = '', part] = href.split('#');
  const target = targetOf(joined(from, path), known);
  if (target === undefined) return undefined;
  const address = relativeAddress(addressOf(from), target);
  return part === undefined ? address : `${address}#${part}`;
}

function targetOf(path: string, { pages, pictures }: Known): string | undefined {
  if (pages.has(path)) return addressOf(path);
  if (pages.has(`${path}/README.md`)) return addressOf(`${path}/README.md`);
  return pictures.has(path) ? pictureAddress(path) : undefined;
}

export const pictureAddress = (path: string): string => `manual/${path.replace(/^docs\//, '')}`;

function joined(from: string, to: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of to.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  return parts.join('/');
}
