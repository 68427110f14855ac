import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Whatever changes what other tests would see: mocks, globals, another environment. */
const CHANGES_OTHERS = /\bvi\.(?!fn\b|waitFor\b)|@vitest-environment|globalThis\.|\bdefineProperty\(/;

/** Test files of apps and tools that can't share what they import with others. */
export const alone: readonly string[] = globSync('{apps,tools}/*/{src,test}/**/*.test.{ts,tsx}', { cwd: root })
  .filter((path) => CHANGES_OTHERS.test(readFileSync(join(root, path), 'utf8')))
  .map((path) => path.replaceAll('\\', '/'));
