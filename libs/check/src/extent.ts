import type { Decl } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';

/**
 * The places of a declaration: its own, and those of the parts that variants have put into it. So what was found or
 * noted in a part is known to belong to the whole.
 */
export function extentOf(decl: Decl): readonly Span[] {
  const before = known.get(decl);
  if (before !== undefined) return before;
  const places = [decl.span];
  const open: unknown[] = [decl];
  while (open.length > 0) {
    const node = open.pop();
    if (typeof node !== 'object' || node === null) continue;
    const { span } = node as { readonly span?: Span };
    if (span !== undefined && !liesIn(span, places)) places.push(span);
    for (const key in node) if (key !== 'span') open.push((node as Record<string, unknown>)[key]);
  }
  known.set(decl, places);
  return places;
}

const known = new WeakMap<Decl, readonly Span[]>();

export const liesIn = ({ file, start, end }: Span, places: readonly Span[]): boolean =>
  places.some((place) => start >= place.start && end <= place.end && file === place.file);
