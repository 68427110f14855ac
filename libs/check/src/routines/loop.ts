import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { World } from '../world.ts';

/** A circle that leads through a value: reported at the constant that closes it, with the way round. */
export function loopOf(world: World, path: readonly string[]): Diagnostic | undefined {
  for (const [i, node] of path.entries()) {
    const entry = world.routines.find(({ sort, call }) => call !== undefined && node === `${sort[0]}${call}`);
    const next = [...path, ...path][i + 1];
    const constant = entry?.constants.find(({ target: { sort, index } }) => next === `${sort[0]}${index}`);
    if (constant === undefined) continue;
    const round = [...path.slice(i + 1), ...path.slice(0, i + 1)];
    const names = [...round, next ?? ''].map((one) => nameOf(world, one));
    const way = names.filter((name, at) => name !== names[at - 1]).join(' → ');
    return finding('effect/loop', constant.span, { name: constant.text, path: way });
  }
  return undefined;
}

function nameOf({ procs, funcs, explored }: World, node: string): string {
  const all = { p: procs, f: funcs, s: explored }[node[0] ?? 'p'];
  return all?.[Number(node.slice(1))]?.name ?? '';
}
