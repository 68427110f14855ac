import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { packCommand } from './command/pack-command.ts';
import { closure } from './library/closure.ts';
import { packLibrary } from './library/pack-library.ts';
import { type Tarball, tarball } from './tarball.ts';

/** Libraries that are of use without the command; what they need comes with them. */
const LIBRARIES = ['engine', 'compiler', 'session', 'board'];

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist/packages' } } });
const out = resolve(values.out);
const work = mkdtempSync(join(tmpdir(), 'sandtable-pack-'));
try {
  mkdirSync(out, { recursive: true });
  await packCommand(join(work, 'sandtable'));
  tell(tarball(join(work, 'sandtable'), out));
  for (const library of closure(LIBRARIES)) {
    const folder = join(work, library.manifest.name);
    packLibrary(library, folder);
    tell(tarball(folder, out));
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

function tell({ filename, size, unpackedSize }: Tarball): void {
  const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;
  console.log(`${filename}  ${kilobytes(size)} packed, ${kilobytes(unpackedSize)} unpacked`);
}
