import type { Library } from '@sandtable/compiler';
import { codeAt, INT_MAX, INT_MIN, sizeOf, type Type } from '@sandtable/model';
import { showValue } from '../values.ts';

/** What a value is typed into or chosen from; values are spelled as in the rules. */
export type FieldInput =
  | { readonly is: 'number'; readonly min: number | undefined; readonly max: number | undefined; readonly step: number }
  | { readonly is: 'choice'; readonly values: readonly string[] }
  | { readonly is: 'text' };

/** Beyond this a list is longer than somebody looks through. */
const MOST_CHOICES = 60;

const TYPED: ReadonlySet<Type['t']> = new Set(['text', 'set', 'list', 'map', 'error', 'routine']);

export function inputOf({ basis }: Library, type: Type): FieldInput {
  if (type.t === 'int') {
    const { min, max, den } = type;
    return {
      is: 'number',
      min: min === INT_MIN ? undefined : min / den,
      max: max === INT_MAX ? undefined : max / den,
      step: 1 / den,
    };
  }
  const size = sizeOf(type);
  if (TYPED.has(type.t) || size > MOST_CHOICES) return { is: 'text' };
  const { world } = basis.draft;
  return {
    is: 'choice',
    values: Array.from({ length: size }, (_, ordinal) => showValue(world, type, codeAt(type, ordinal))),
  };
}
