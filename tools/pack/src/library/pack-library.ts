import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptionIn } from '../manifest.ts';
import { ROOT } from '../root.ts';
import type { Library } from './closure.ts';
import { emitLibrary } from './emit-library.ts';
import { libraryManifest } from './library-manifest.ts';
import { inlineWording } from './wording.ts';

/** Writes the package of a library into a folder. */
export function packLibrary(library: Library, to: string): void {
  mkdirSync(to, { recursive: true });
  emitLibrary(library, join(to, 'dist'));
  inlineWording(library.folder, join(to, 'dist'));
  const readme = readFileSync(join(library.folder, 'README.md'), 'utf8');
  const manifest = libraryManifest(library.manifest, descriptionIn(readme));
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(to, 'README.md'), readme.replaceAll(/\n[^\n]*\(\.\.\/[^\n]*\n/g, '\n'));
  cpSync(join(ROOT, 'LICENSE'), join(to, 'LICENSE'));
}
