import { importsOf, targetOf } from '../imports.ts';
import { type Breach, isTest, packageOf, type Rule, sources, type Tree } from '../tree.ts';

/** Imports of a file from its own package: the path that is imported, and the line that says so. */
type Imports = ReadonlyMap<string, number>;
type Graph = ReadonlyMap<string, Imports>;

interface Manifest {
  readonly imports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Files of a package don't import each other in cycles, not even for types: each can be read after what it imports. */
export const importCycles: Rule = (tree) => {
  const own = sources(tree).filter(([path]) => !isTest(path));
  const graph: Graph = new Map(own.map(([path, text]) => [path, importsIn(tree, path, text)]));
  return cyclesIn(graph).map((cycle) => breachOf(graph, cycle));
};

function importsIn(tree: Tree, path: string, text: string): Imports {
  return new Map(importsOf(text).flatMap(({ from, line }) => targetsOf(tree, path, from).map((to) => [to, line])));
}

/** The files that a specifier may stand for: a name of the package's own (`#wording`) for one in each surrounding. */
function targetsOf(tree: Tree, path: string, from: string): readonly string[] {
  if (from.startsWith('.')) return [targetOf(path, from)];
  if (!from.startsWith('#')) return [];
  const manifest = `${packageOf(path)}/package.json`;
  const { imports = {} }: Manifest = JSON.parse(tree.files.get(manifest) ?? '{}');
  return Object.values(imports[from] ?? {}).map((to) => targetOf(manifest, to));
}

function breachOf(graph: Graph, cycle: readonly string[]): Breach {
  const [path = '', next = path] = cycle;
  const names = [...cycle, path].map((one) => one.slice(one.lastIndexOf('/') + 1)).join(' → ');
  const advice = `Files import each other in a cycle: ${names}. Move what they share into a file below both.`;
  return { path, line: graph.get(path)?.get(next) ?? 1, advice };
}

/** One cycle for each group of files that import each other, beginning with the first of them by its path. */
function cyclesIn(graph: Graph): readonly (readonly string[])[] {
  const reported = new Set<string>();
  return [...graph.keys()].toSorted().flatMap((path) => {
    const cycle = reported.has(path) ? undefined : shortestCycle(graph, path);
    for (const one of cycle ?? []) reported.add(one);
    return cycle ? [cycle] : [];
  });
}

/** The shortest way from a file back to itself. */
function shortestCycle(graph: Graph, start: string): readonly string[] | undefined {
  const seen = new Set<string>();
  let ways: readonly (readonly string[])[] = [[start]];
  while (ways.length > 0) {
    const next = ways.flatMap((way) => [...(graph.get(way.at(-1) ?? '')?.keys() ?? [])].map((to) => [...way, to]));
    const closed = next.find((way) => way.at(-1) === start);
    if (closed !== undefined) return closed.slice(0, -1);
    ways = next.filter((way) => isNew(seen, way.at(-1) ?? ''));
  }
  return undefined;
}

function isNew(seen: Set<string>, path: string): boolean {
  const known = seen.has(path);
  seen.add(path);
  return !known;
}
