import type { Plugin } from 'vite';

/** What the first view doesn't need; each is fetched where it is used. */
const LATER: readonly RegExp[] = [
  /monaco-editor/,
  /libs[\\/]messages[\\/]wording[\\/]/,
  /libs[\\/]bots[\\/]src[\\/]search[\\/]/,
  /libs[\\/]analysis[\\/]src[\\/](sweep[\\/]search|fairness)/,
  /libs[\\/](syntax|check|emit|reference[\\/]src[\\/](?!recorded))/,
  /editor[\\/]src[\\/](board|lab|map-editor|panels|play|play-panel|text-editor[\\/]TextPane|translate)\b/,
];

interface Script {
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly modules: readonly string[];
}

/** Fails the build if the scripts that a page waits for contain what its first view doesn't need. */
export const notAtFirst = (): Plugin => ({
  name: 'not-at-first',
  generateBundle(_, bundle) {
    const scripts = new Map(
      Object.values(bundle).flatMap((one) =>
        one.type === 'chunk'
          ? [[one.fileName, { isEntry: one.isEntry, imports: one.imports, modules: one.moduleIds }] as const]
          : [],
      ),
    );
    const early = earlyIn(scripts, LATER);
    if (early.length > 0)
      this.error(`The first view doesn't need these files, import them later: ${early.slice(0, 10).join(', ')}`);
  },
});

/** Files of these patterns in scripts that are loaded before the page begins. */
export function earlyIn(scripts: ReadonlyMap<string, Script>, later: readonly RegExp[]): readonly string[] {
  const loaded = new Set<string>();
  const visit = (name: string): void => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const next of scripts.get(name)?.imports ?? []) visit(next);
  };
  for (const [name, { isEntry }] of scripts) if (isEntry) visit(name);
  const modules = [...loaded].flatMap((name) => scripts.get(name)?.modules ?? []);
  return modules.filter((path) => later.some((pattern) => pattern.test(path)));
}
