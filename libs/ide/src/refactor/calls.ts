import type { Target } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import type { Expr } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { nameSpan, usesIn } from '../places.ts';
import { namedAt } from '../references.ts';
import { nodesIn } from '../walk.ts';

export type Apply = Extract<Expr, { readonly node: 'apply' }>;

/**
 * All calls of something declared. Undefined where it is also named in another way: as a value, in a table, in a
 * variant or a text; then nobody knows all that is given to it.
 */
export function callsOf(library: Library, target: Target): readonly Apply[] | undefined {
  const calls: Apply[] = [];
  const places = new Set(placesOf(library, target));
  for (const { decls } of library.files.values())
    for (const part of nodesIn(decls)) {
      const call = part as Expr;
      if (call.node !== 'apply' || call.callee.node !== 'name' || call.callee.name.text !== target.name) continue;
      if (places.has(keyOf(call.callee.name.span))) calls.push(call);
    }
  const own = usesIn(library).filter(({ target: other, defines }) => defines && same(other, target));
  const named = namedAt(library, target).length - new Set(own.map((use) => keyOf(nameSpan(library, use)))).size;
  return named === calls.length ? calls : undefined;
}

const placesOf = (library: Library, target: Target): readonly string[] =>
  usesIn(library).flatMap((use) => (!use.defines && same(use.target, target) ? [keyOf(use.span)] : []));

const keyOf = ({ file, start }: Span): string => `${file}:${start}`;

const same = (a: Target, b: Target): boolean => a.name === b.name && a.sort === b.sort && a.of === b.of;
