import type { Model } from '@sandtable/model';
import { partsOf } from './text-values.ts';

/** What terms may name: members, values of types, parts that texts explain, and what is asked. */
export const termIds = (model: Model): ReadonlySet<string> =>
  new Set([
    ...model.kinds.flatMap(({ name, members }) => members.map(({ id }) => `${name}.${id}`)),
    ...model.types.flatMap(({ name, type }) =>
      type.t === 'union' ? type.parts.flatMap((part) => (part.p === 'tag' ? [`${name}.${part.name}`] : [])) : [],
    ),
    ...model.choices.map(({ path }) => path),
    ...partsOf(model),
  ]);
