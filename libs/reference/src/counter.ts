import { chance, hashPath } from '@sandtable/engine';
import { code, type Env, entry } from '@sandtable/eval';
import type { Setup } from './setup.ts';

/** Chance at a place that has been come to once more. */
export interface Come {
  /** A number below `n`; `at` is the number of the draw. */
  face(at: number, n: number): number;
  /** The forced results. */
  readonly forced: readonly number[];
}

export function comeTo({ model, position, seed, forced }: Setup, env: Env, index: number): Come {
  const { path, role } = entry(model.chances, index);
  const own = role === undefined ? path : `${path}(${roleOf(env, role)})`;
  const place = hashPath(own);
  const occurrence = position.chances.get(own) ?? 0;
  position.chances.set(own, occurrence + 1);
  return {
    face: (at, n) => chance(seed, place, occurrence, at, n),
    forced: forced.get(`${own} ${occurrence}`) ?? [],
  };
}

/** In a lane the role is part of the place. */
function roleOf(env: Env, local: number): string {
  const type = env.frame.locals[local]?.type;
  const { model } = env;
  const role = code(env, { e: 'local', local, type: type ?? { t: 'bool' }, span: { file: '', start: 0, end: 0 } });
  return entry(entry(model.kinds, model.seats.kind).members, role).id;
}
