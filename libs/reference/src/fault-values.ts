import { entry, type Fault, type RunValue } from '@sandtable/eval';
import type { Model, Type } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { localsInScope } from './scope.ts';
import { show } from './show.ts';

/**
 * What a fault met: a local by its name, the value that did not fit and what would have, how many were found, or the
 * loop that did not end, by its place.
 */
export type FaultValue =
  | { readonly what: 'local'; readonly name: string; readonly value: string }
  | { readonly what: 'value' | 'range' | 'found'; readonly name: ''; readonly value: string }
  | { readonly what: 'loop'; readonly name: ''; readonly value: ''; readonly at: Span };

/** All that a fault met, what was compared in front. */
export const valuesAt = (model: Model, fault: Fault): readonly FaultValue[] => [
  ...compared(model, fault),
  ...loopOf(fault),
  ...localsAround(model, fault),
];

function compared(model: Model, { misfit: { value, to, found } }: Fault): readonly FaultValue[] {
  const valueAs = (what: 'value' | 'range' | 'found', text: string | undefined): readonly FaultValue[] =>
    text === undefined ? [] : [{ what, name: '', value: text }];
  return [
    ...valueAs('value', value && show(model, value.from, value.is)),
    ...valueAs('found', found === undefined ? undefined : String(found)),
    ...valueAs('range', to && rangeText(to)),
  ];
}

/** Numbers by their bounds, what has a name by that; anything else would be long, and stands in the rules. */
function rangeText(type: Type): string | undefined {
  if (type.t === 'int') {
    const bounds = `${type.min / type.den}..${type.max / type.den}`;
    return type.den === 1 ? bounds : `${bounds} by 1/${type.den}`;
  }
  return type.t === 'kind' || type.t === 'union' ? type.name : undefined;
}

/** Of the loops that ran out of budget the innermost that need not end; if all of them do, the outermost. */
function loopOf({ fault, loops }: Fault): readonly FaultValue[] {
  const loop = loops.find(({ open }) => open) ?? loops.at(-1);
  return fault === 'budget' && loop ? [{ what: 'loop', name: '', value: '', at: loop.span }] : [];
}

function localsAround(model: Model, { around, span }: Fault): readonly FaultValue[] {
  if (around === undefined) return [];
  const { locals, values } = around;
  return [...localsInScope(model, locals, span)].flatMap((local) => {
    const { name, type } = entry(locals, local);
    const value = values[local];
    return value === undefined || !isNamed(name) ? [] : [{ what: 'local', name, value: text(model, type, value) }];
  });
}

/** A local of unknown type is shown as it is stored. */
const text = (model: Model, type: Type, value: RunValue): string =>
  type.t === 'error' ? JSON.stringify(value) : show(model, type, value);

/** Some locals are made by the checker and have no name of their own. */
const isNamed = (name: string): boolean => /^\p{L}/u.test(name);
