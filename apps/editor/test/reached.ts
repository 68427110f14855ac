import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const EDITOR = join(import.meta.dirname, '..');
const LIBS = join(EDITOR, '../../libs');

/** All files and packages that a script loads with itself; types, and what is loaded later, do not count. */
export function reachedFrom(entry: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    if (!/\.tsx?$/.test(path)) return;
    for (const name of importsOf(readFileSync(path, 'utf8'))) visit(resolved(path, name));
  };
  visit(join(EDITOR, entry));
  return new Set([...reached].map((path) => path.replace(`${LIBS}/`, 'libs/').replace(`${EDITOR}/`, '')));
}

function importsOf(text: string): readonly string[] {
  const statements = text.matchAll(/^(?:import|export)\s+(?!type\b)([^;]*?from\s+)?'([^']+)'/gm);
  return [...statements].flatMap(([, names = '', from = '']) => (isTypesOnly(names) ? [] : [from]));
}

/** `{ type A, type B } from` names nothing that runs. */
const isTypesOnly = (names: string): boolean => {
  const [, listed] = /^\{([^}]*)\}/.exec(names) ?? [];
  return (
    listed !== undefined &&
    listed
      .split(',')
      .filter((one) => one.trim() !== '')
      .every((one) => /^\s*type\s/.test(one))
  );
};

function resolved(from: string, name: string): string {
  if (name.startsWith('.')) return join(dirname(from), name);
  const [, lib = '', part] = /^@sandtable\/([^/]+)(?:\/(.+))?$/.exec(name) ?? [];
  if (!existsSync(join(LIBS, lib, 'package.json')) || lib === '') return name;
  const { exports } = JSON.parse(readFileSync(join(LIBS, lib, 'package.json'), 'utf8'));
  return join(LIBS, lib, exports[part === undefined ? '.' : `./${part}`]);
}
