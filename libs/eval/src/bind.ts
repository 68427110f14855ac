import type { Binder } from '@sandtable/model';
import { fromOrdinal } from './convert.ts';
import { bindLocal, type Env, elementOf, members } from './env.ts';

/** Gives a binder's local each member of its set, in the order of ordinals. */
export function* bindEach(env: Env, binder: Binder): Generator<number> {
  for (const ordinal of members(env, binder.over)) {
    bind(env, binder, ordinal);
    yield ordinal;
  }
}

export function bind(env: Env, { local, over }: Binder, ordinal: number): void {
  const element = elementOf(over.type);
  bindLocal(env, local, element, fromOrdinal(element, ordinal));
}
