import { importsOf } from '../imports.ts';
import { type Breach, isSource, isTest, lineAt, packageOf, type Rule, sources } from '../tree.ts';

const EXPORT = /^export\s+(?:async\s+)?(?:const|function\*?|class|interface|type|enum)\s+(\w+)/gm;

/**
 * What a module exports is imported by another module. What stands in a package's face must be used by another package
 * or by a test; its types need not, because they describe what its functions take and give.
 */
export const deadExports: Rule = (tree) => {
  const used = usedNames(tree.files);
  const faces = faceTypes(tree.files);
  return sources(tree)
    .filter(([path]) => !isTest(path))
    .flatMap(([path, text]) =>
      exportsOf(text)
        .filter(
          ({ name, type }) =>
            !used.has(`${packageOf(path)}:${name}`) && !(type && faces.has(`${packageOf(path)}:${name}`)),
        )
        .map(({ name, line }) => dead(path, name, line)),
    );
};

const dead = (path: string, name: string, line: number): Breach => ({
  path,
  line,
  advice: `Nothing imports ${name}: delete it, or drop its \`export\`.`,
});

const exportsOf = (text: string) =>
  [...text.matchAll(EXPORT)].map((match) => ({
    name: match[1] ?? '',
    type: /\b(interface|type)\b/.test(match[0]),
    line: lineAt(text, match.index),
  }));

/** Names in the faces of packages; `export *` shows everything. */
function faceTypes(files: ReadonlyMap<string, string>): ReadonlySet<string> {
  const faces = [...files].filter(([path]) => path.endsWith('/src/index.ts'));
  return new Set(
    faces.flatMap(([path, text]) =>
      importsOf(text).flatMap(({ from, names }) => {
        if (!names.includes('*')) return names.map((name) => `${packageOf(path)}:${name}`);
        const whole = files.get(path.replace('index.ts', from.replace('./', ''))) ?? '';
        return exportsOf(whole).map(({ name }) => `${packageOf(path)}:${name}`);
      }),
    ),
  );
}

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
  for (const [path, text] of files) {
    if (whole.has(packageOf(path)) && isSource(path))
      for (const { name } of exportsOf(text)) used.add(`${packageOf(path)}:${name}`);
  }
  return used;
}

function targetOf(own: string, from: string): string | undefined {
  if (/^[.#]/.test(from)) return own;
  const room = /^@sandtable\/([\w-]+)/.exec(from)?.[1];
  return room === undefined
    ? undefined
    : ['cli', 'editor'].includes(room)
      ? `apps/${room}`
      : ['tidy', 'bench'].includes(room)
        ? `tools/${room}`
        : `libs/${room}`;
}
