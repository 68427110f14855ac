import { showType } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import { type Child, expressionsIn, INT_MAX, INT_MIN, type Type } from '@sandtable/model';
import type { Span } from '@sandtable/text';

/** The type that an expression has by itself, wherever it was checked; undefined where it was not understood. */
export function typeAt({ basis }: Library, span: Span): Type | undefined {
  const { funcs, procs, explored } = basis.draft.world;
  const bodies: readonly Child[] = [
    ...funcs.flatMap((func): readonly Child[] => (func ? [['func', func]] : [])),
    ...procs.flatMap((procedure): readonly Child[] => (procedure ? [['procedure', procedure]] : [])),
    ...explored.flatMap((search): readonly Child[] => (search ? [['search', search]] : [])),
  ];
  for (const body of bodies) {
    // What is converted stands inside of its conversion.
    const found = expressionsIn(...body).findLast((expr) => samePlace(expr.span, span))?.type;
    if (found !== undefined) return found.t === 'error' ? undefined : found;
  }
  return undefined;
}

const samePlace = (a: Span, b: Span): boolean => a.start === b.start && a.end === b.end && a.file === b.file;

/** A type as it is declared for something new: numbers get room up to the next 9, 99 and so on. */
export function roomyType(type: Type | undefined): string {
  if (type === undefined || type.t === 'error') return 'int';
  if (type.t !== 'int' || type.den !== 1) return showType(type);
  if (type.min === INT_MIN || type.max === INT_MAX) return 'int';
  return `${type.min < 0 ? -nines(-type.min) : 0}..${nines(Math.max(type.max, 1))}`;
}

/** Some value of such a type. */
export const roomyValue = (library: Library, type: Type | undefined): string | undefined =>
  type?.t === 'int' ? '0' : someValue(library, type);

const nines = (number: number): number => 10 ** String(number).length - 1;

/** Some value of a type, as it is written; the author knows a better one. */
export function someValue({ basis }: Library, type: Type | undefined): string | undefined {
  switch (type?.t) {
    case undefined:
    case 'error':
      return '0';
    case 'bool':
      return 'false';
    case 'int':
      return /^-?\d+/.exec(showType(type))?.[0] ?? '0';
    case 'kind':
      return basis.draft.world.kinds[type.kind]?.members[0];
    case 'set':
      return '{}';
    case 'list':
      return '[]';
    case 'text':
      return '""';
    case 'union':
      return someAlternative({ basis } as Library, type);
    default:
      return undefined;
  }
}

function someAlternative(library: Library, { parts }: Type & { readonly t: 'union' }): string | undefined {
  if (parts.some(({ p }) => p === 'none')) return 'none';
  for (const part of parts) {
    const value = part.p === 'tag' ? (part.payload.length === 0 ? part.name : undefined) : undefined;
    if (value !== undefined) return value;
    const inner = part.p === 'type' ? someValue(library, part.type) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}
