import { showType, type World } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import { codeAt, INT_MAX, INT_MIN, sizeOf, type Type } from '@sandtable/model';
import { showValue } from '../values.ts';

/** What a value is typed into or chosen from; values are spelled as in the rules. */
export type FieldInput =
  | { readonly is: 'number'; readonly min: number | undefined; readonly max: number | undefined; readonly step: number }
  | { readonly is: 'choice'; readonly values: readonly string[] }
  /** Any of these, as `{a, b}`. */
  | { readonly is: 'set'; readonly values: readonly string[] }
  /** As `[a, b]`. */
  | { readonly is: 'list'; readonly of: FieldInput; readonly most: number }
  /** A value for each key, as `map k in KEY: match k { a -> 1  else -> 2 }`. */
  | { readonly is: 'map'; readonly of: FieldInput; readonly keys: readonly string[]; readonly key: string }
  | { readonly is: 'text' };

/** Beyond this a list is longer than someone looks through. */
const MOST_CHOICES = 60;

const TYPED: ReadonlySet<Type['t']> = new Set(['text', 'set', 'list', 'map', 'error', 'routine']);

export function inputOf(library: Library, type: Type): FieldInput {
  const { world } = library.basis.draft;
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
  return { is: 'choice', values: valuesOf(world, type) };
}

/** The same for a setting, whose value the rules write themselves. */
export const inputOfSetting = (library: Library, type: Type): FieldInput =>
  type.t === 'set' || type.t === 'list' || type.t === 'map' ? inputOfMany(library, type) : inputOf(library, type);

/** Sets of a few words, lists of single values and maps of them have fields for their parts; others are typed. */
function inputOfMany(library: Library, type: Extract<Type, { t: 'set' | 'list' | 'map' }>): FieldInput {
  const { world } = library.basis.draft;
  const few = (of: Type): boolean => !TYPED.has(of.t) && sizeOf(of) <= MOST_CHOICES;
  if (type.t === 'set') return few(type.of) ? { is: 'set', values: valuesOf(world, type.of) } : { is: 'text' };
  const of = inputOf(library, type.t === 'list' ? type.of : type.value);
  if (of.is !== 'number' && of.is !== 'choice') return { is: 'text' };
  if (type.t === 'list') return { is: 'list', of, most: type.max };
  return few(type.key) ? { is: 'map', of, keys: valuesOf(world, type.key), key: showType(type.key) } : { is: 'text' };
}

const valuesOf = (world: World, type: Type): readonly string[] =>
  Array.from({ length: sizeOf(type) }, (_, ordinal) => showValue(world, type, codeAt(type, ordinal)));
