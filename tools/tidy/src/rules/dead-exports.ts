import { importsOf } from '../imports.ts';
import { type Breach, isTest, lineAt, packageOf, type Rule, sources } from '../tree.ts';

const EXPORT = /^export\s+(?:async\s+)?(?:const|function\*?|class|interface|type|enum)\s+(\w+)/gm;

/** What a module exports is imported by another module; a package's face counts if another package or a test uses it. */
export const deadExports: Rule = (tree) => {
  const used = usedNames(tree.files);
  return sources(tree)
    .filter(([path]) => !isTest(path))
    .flatMap(([path, text]) => exportsOf(text).filter(({ name }) => !used.has(`${packageOf(path)}:${name}`)).map(({ name, line }) => dead(path, name, line)));
};

const dead = (path: string, name: string, line: number): Breach => ({ path, line, advice: `Nothing imports ${name}: delete it, or drop its \`export\`.` });

const exportsOf = (text: string) => [...text.matchAll(EXPORT)].map((match) => ({ name: match[1] ?? '', line: lineAt(text, match.index) }));

/** Names by package that some module imports; re-exports from `index.ts` count only through their own users. */
function usedNames(files: ReadonlyMap<string, string>): ReadonlySet<string> {
  const used = new Set<string>();
  const whole = new Set<string>();
  for (const [path, text] of files) {
    if (!/\.tsx?$/.test(path)) continue;
    const own = packageOf(path);
    for (const { from, names } of importsOf(text)) {
      const target = targetOf(own, from);
      if (target === undefined || path.endsWith('/src/index.ts')) continue;
      for (const name of names) used.add(`${target}:${name}`);
      if (names.includes('*')) whole.add(target);
    }
  }
  return new Proxy(used, { get: (set, key) => (key === 'has' ? (name: string) => set.has(name) || whole.has(name.split(':')[0] ?? '') : Reflect.get(set, key)) });
}

function targetOf(own: string, from: string): string | undefined {
  if (from.startsWith('.')) return own;
  const room = /^@sandtable\/([\w-]+)/.exec(from)?.[1];
  return room === undefined ? undefined : ['cli', 'editor'].includes(room) ? `apps/${room}` : ['tidy', 'bench'].includes(room) ? `tools/${room}` : `libs/${room}`;
}
