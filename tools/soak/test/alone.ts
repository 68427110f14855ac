import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Whatever stays changed for others when a file has ended: other modules, other globals. `as-it-was.ts` undoes the rest. */
const CHANGES_OTHERS = /\bvi\.(?:mock|doMock|hoisted|resetModules)\b|globalThis\.[\w.]+ =|\bdefineProperty\(globalThis/;
const DRAWS = /@vitest-environment happy-dom/;

const found = globSync('{apps,tools}/*/{src,test}/**/*.test.{ts,tsx}', { cwd: root }).map((path) => ({
  path: path.replaceAll('\\', '/'),
  text: readFileSync(join(root, path), 'utf8'),
}));
const pathsOf = (files: typeof found): readonly string[] => files.map(({ path }) => path);

/** Test files of apps and tools that can't share what they import with others. */
export const alone: readonly string[] = pathsOf(found.filter(({ text }) => CHANGES_OTHERS.test(text)));

/** Those that draw into a document, and can share all they import. */
export const drawn: readonly string[] = pathsOf(
  found.filter(({ text }) => DRAWS.test(text) && !CHANGES_OTHERS.test(text)),
);
