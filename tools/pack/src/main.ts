import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MANIFEST, packCommand } from './command/pack-command.ts';
import { closure } from './library/closure.ts';
import { packLibrary } from './library/pack-library.ts';
import { VERSION } from './manifest.ts';
import { bomOfRepository, sbomOf } from './notices/sbom.ts';
import { type Tarball, tarball } from './tarball.ts';

/** Libraries that are of use without the command; what they need comes with them. */
const LIBRARIES = ['engine', 'compiler', 'session', 'board'];

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist/packages' } } });
const out = resolve(values.out);
const work = mkdtempSync(join(tmpdir(), 'sandtable-pack-'));
try {
  mkdirSync(out, { recursive: true });
  const shipped = await packCommand(join(work, 'sandtable'));
  const sbom = sbomOf(bomOfRepository(), MANIFEST, shipped);
  writeFileSync(join(out, `sandtable-${VERSION}.cdx.json`), `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`Contains ${shipped.length} third-party packages: sandtable-${VERSION}.cdx.json, THIRD-PARTY-NOTICES.md`);
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
