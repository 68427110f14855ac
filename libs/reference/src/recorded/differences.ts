import { entry, type RunValue } from '@sandtable/eval';
import { type Model, sizeOf, type Type } from '@sandtable/model';
import { show } from '../show.ts';
import { isThere } from './pieces.ts';
import type { Snapshot } from './snapshot.ts';

export function differencesOf(model: Model, before: Snapshot, after: Snapshot): readonly Difference[] {
  const fields = model.fields.flatMap((field, f): readonly Difference[] => {
    if (!field.state) return [];
    const { members } = entry(model.kinds, field.kind);
    const there = changedIn(before.fields[f], after.fields[f]).filter(
      ({ cell }) => isThere(model, before, field.kind, cell) && isThere(model, after, field.kind, cell),
    );
    return there.map(({ cell, value }) => ({
      name: `${members[cell]?.id}.${field.name}`,
      type: field.type,
      value,
      cell: { field: f, member: cell },
    }));
  });
  const states = model.states.flatMap((state, s) =>
    changedIn(before.states[s], after.states[s]).map(({ cell, value }) => ({
      name: state.params.length === 0 ? state.name : `${state.name}(${argsOf(model, state.params, cell).join(', ')})`,
      type: state.type,
      value,
      cell: undefined,
    })),
  );
  return [...fields, ...states];
}

const changedIn = (before: readonly RunValue[] = [], after: readonly RunValue[] = []) =>
  after.flatMap((value, cell) => (JSON.stringify(value) === JSON.stringify(before[cell]) ? [] : [{ cell, value }]));

/** The arguments of a state, of which the last varies fastest. */
function argsOf(model: Model, params: readonly Type[], cell: number): readonly string[] {
  let rest = cell;
  const shown = params.toReversed().map((type) => {
    const digit = rest % sizeOf(type);
    rest = Math.floor(rest / sizeOf(type));
    return show(model, type, type.t === 'int' ? digit + type.min : digit);
  });
  return shown.toReversed();
}

/** A place of the position that is another in `after`, with its name in the language. */
interface Difference {
  readonly name: string;
  readonly type: Type;
  readonly value: RunValue;
  /** Number of the field and of the member; undefined for states. */
  readonly cell: { readonly field: number; readonly member: number } | undefined;
}
