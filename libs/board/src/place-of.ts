import type { Scene } from './scene.ts';

/** `coming(north)` or `at(b4)` stand for the place they name; a plain name stands for itself. */
export const placeOf = (value: unknown, scene: Pick<Scene, 'byMember'>): string | undefined => {
  const found = typeof value === 'string' ? (/\(([^()]*)\)$/.exec(value)?.[1] ?? value) : undefined;
  return found !== undefined && scene.byMember.has(found) ? found : undefined;
};
