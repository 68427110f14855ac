import { chance, hashPath } from '@sandtable/engine';
import { code, type Env, entry } from '@sandtable/eval';
import type { Setup } from './setup.ts';

/** Chance at a place that has been come to once more: each time it is asked a number below `n`. */
export function faces(setup: Setup, env: Env, index: number): (n: number) => number {
  const draw = faceAt(setup, env, index);
  let at = 0;
  return (n) => draw(at++, n);
}

/** The same, with the number of the draw given. */
export function faceAt({ model, position, seed }: Setup, env: Env, index: number): (at: number, n: number) => number {
  const { path, role } = entry(model.chances, index);
  const own = role === undefined ? path : `${path}(${roleOf(env, role)})`;
  const place = hashPath(own);
  const occurrence = position.chances.get(own) ?? 0;
  position.chances.set(own, occurrence + 1);
  return (at, n) => chance(seed, place, occurrence, at, n);
}

/** In a lane the role is part of the place. */
function roleOf(env: Env, local: number): string {
  const type = env.frame.locals[local]?.type;
  const { model } = env;
  const role = code(env, { e: 'local', local, type: type ?? { t: 'bool' }, span: { file: '', start: 0, end: 0 } });
  return entry(entry(model.kinds, model.seats.kind).members, role).id;
}
