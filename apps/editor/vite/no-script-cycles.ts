import type { Plugin } from 'vite';

/**
 * Fails the build if scripts import each other in a circle: rolldown merges small ones with others, also where that closes
 * a circle, and then something that a script reads while it is loaded may be undefined.
 */
export const noScriptCycles = (): Plugin => ({
  name: 'no-script-cycles',
  generateBundle(_, bundle) {
    const imports = new Map(
      Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one.imports] as const] : [])),
    );
    const cycle = cycleIn(imports);
    if (cycle === undefined) return;
    this.error(
      `Scripts import each other in a circle: ${cycle.join(' → ')}. Lower entriesAwareMergeThreshold in vite.config.ts.`,
    );
  },
});

/** Files that import each other, the first one again at the end; undefined if there are none. */
export function cycleIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | undefined => {
    const at = path.indexOf(file);
    if (at >= 0) return [...path.slice(at), file];
    if (done.has(file)) return undefined;
    done.add(file);
    for (const next of imports.get(file) ?? []) {
      const found = visit(next, [...path, file]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  for (const file of imports.keys()) {
    const found = visit(file, []);
    if (found !== undefined) return found;
  }
  return undefined;
}
