import { type Model, type Setting, sizeOf, type Type } from '@sandtable/model';
import { show } from '@sandtable/reference';
import { cellTargets, type Target } from './targets.ts';

/** Something that can be varied, as whoever chooses among all of them needs to know it. */
export interface Variable {
  /** What it is asked for by. */
  readonly name: string;
  readonly target: Target;
  /** `constant`, `option` or `ruling`; of a cell its table. */
  readonly of: string;
  /** What it is now, as the rules write it. */
  readonly current: string;
  /** The values that it may have, where these are few or a range of numbers. */
  readonly range: Range | undefined;
}
/** Numbers from one to another, or values one by one. */
type Range =
  | { readonly sort: 'numbers'; readonly min: number; readonly max: number }
  | { readonly sort: 'values'; readonly values: readonly string[] };

/** All that can be varied: settings first, then the cells of tables that are numbers, truths or few values. */
export const variablesIn = (model: Model): readonly Variable[] => [
  ...model.settings.map((setting) => settingVariable(model, setting)),
  ...cellTargets(model).flatMap(({ name, target }) => {
    const range = rangeOf(model, target.type);
    return range === undefined ? [] : [{ name, target, of: name.split('.')[0] ?? '', current: target.current, range }];
  }),
];

function settingVariable(model: Model, { sort, name, type, value }: Setting): Variable {
  const current = show(model, type, value);
  const target: Target =
    sort === 'option' ? { sort: 'option', name } : { sort: 'setting', path: `${sort}/${name}`, type, current };
  return { name: `${sort}.${name}`, target, of: sort, current, range: rangeOf(model, type) };
}

/** More values than this nobody chooses among. */
const MOST = 24;

function rangeOf(model: Model, type: Type): Range | undefined {
  if (type.t === 'int') return type.den === 1 ? { sort: 'numbers', min: type.min, max: type.max } : undefined;
  const count = type.t === 'bool' || type.t === 'kind' || type.t === 'union' ? sizeOf(type) : 0;
  if (count === 0 || count > MOST) return undefined;
  return { sort: 'values', values: Array.from({ length: count }, (_, value) => show(model, type, value)) };
}
