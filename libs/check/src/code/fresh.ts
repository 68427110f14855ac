import type { World } from '../world.ts';

/** The next free number after the declared procedures; it is taken by that. */
export function freshProcedure({ procs, procedures }: Pick<World, 'procs' | 'procedures'>): number {
  while (procs.length < procedures.size) procs.push(undefined);
  return procs.push(undefined) - 1;
}
