import { type Binder, codeAt, sameType } from '@sandtable/model';
import { fromOrdinal } from './convert.ts';
import { bindLocal, type Env, elementOf, localType, members } from './env.ts';
import { asCode, type RunValue } from './value.ts';

/** Gives a binder's local each member of its set, in the order of ordinals. */
export function* bindEach(env: Env, binder: Binder): Generator<number> {
  for (const ordinal of members(env, binder.over)) {
    bind(env, binder, ordinal);
    yield ordinal;
  }
}

/** Of a set an ordinal, of a list the value itself. */
export function bind(env: Env, { local, over }: Binder, item: RunValue): void {
  const element = elementOf(over.type);
  bindLocal(env, local, element, over.type.t === 'list' ? item : fromOrdinal(element, asCode(item)));
}

/** The same for one item after the other: what the types ask for is found once. */
export function binding(env: Env, binder: Binder): (item: RunValue) => void {
  const { local, over } = binder;
  const element = elementOf(over.type);
  if (over.type.t === 'list' || element.t === 'set' || !sameType(element, localType(env, local)))
    return (item) => bind(env, binder, item);
  const { values } = env.frame;
  return (item) => {
    values[local] = codeAt(element, asCode(item));
  };
}
