import { HEADER, type Layout, type Stored } from '@sandtable/engine';
import { type Field, type Model, sizeOf, type Type } from '@sandtable/model';
import type { Infos } from './info.ts';
import { optionsOf } from './info.ts';

/** An inverse index: for each value of a field the members that have it, and which values are taken at all. */
interface Index {
  readonly at: number;
  readonly words: number;
  readonly taken: number;
  readonly takenWords: number;
}
/** Where everything lies in a position. */
export interface Plan {
  readonly fields: readonly (Stored | undefined)[];
  readonly states: readonly Stored[];
  readonly options: readonly number[];
  readonly chances: number;
  readonly phase: number;
  /** Results of procedures that do not fit the header. */
  readonly result: number;
  readonly indexes: ReadonlyMap<number, Index>;
  /** First slot of the frames. */
  readonly frames: number;
}

const width = (type: Type): number => (type.t === 'set' ? Math.max(1, Math.ceil(sizeOf(type.of) / 32)) : 1);

export function planOf(model: Model, infos: Infos, indexed: ReadonlySet<number>): Plan {
  let next = HEADER;
  const take = (n: number): number => {
    next += n;
    return next - n;
  };
  const field = (f: Field): Stored | undefined => {
    if (!f.state) return undefined;
    const count = model.kinds[f.kind]?.members.length ?? 0;
    const bits = f.type.t === 'bool';
    const words = width(f.type);
    const path = `${model.kinds[f.kind]?.name}.${f.name}`;
    return {
      path,
      type: infos.type(f.type),
      at: take(bits ? Math.ceil(count / 32) : count * words),
      count,
      words,
      bits,
    };
  };
  const phase = take(1);
  const fields = model.fields.map(field);
  const states = model.states.map((state): Stored => {
    const count = state.params.reduce((n, param) => n * sizeOf(param), 1);
    const words = width(state.type);
    return { path: state.name, type: infos.type(state.type), at: take(count * words), count, words, bits: false };
  });
  const number = new Map(optionsOf(model).map((option) => [option.name, take(1)]));
  const options = model.settings.map((setting) =>
    setting.sort === 'constant' ? -1 : (number.get(setting.name) ?? -1),
  );
  const chances = take(model.chances.length);
  const indexes = new Map([...indexed].map((f) => [f, indexOf(model, f, take)]));
  const result = take(Math.max(1, ...model.procedures.map((p) => (p.result === undefined ? 1 : width(p.result)))));
  return { fields, states, options, chances, phase, result, indexes, frames: next };
}

function indexOf(model: Model, at: number, take: (n: number) => number): Index {
  const field = model.fields[at];
  const values = field === undefined ? 1 : sizeOf(field.type);
  const words = Math.ceil((model.kinds[field?.kind ?? 0]?.members.length ?? 1) / 32);
  const takenWords = Math.ceil(values / 32);
  return { at: take(values * words), words, taken: take(takenWords), takenWords };
}

/** What others may know of the plan. */
export const layoutOf = (plan: Plan, size: number): Layout => ({
  size,
  fields: plan.fields.filter((stored) => stored !== undefined),
  states: plan.states,
  chances: plan.chances,
  frames: plan.frames,
  phase: plan.phase,
});
