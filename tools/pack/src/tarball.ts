import { spawnSync } from 'node:child_process';

/** A package as npm would publish it. */
export interface Tarball {
  readonly filename: string;
  /** Bytes, packed and unpacked. */
  readonly size: number;
  readonly unpackedSize: number;
}

/** Packs a folder with npm, which checks its manifest on the way. */
export function tarball(folder: string, to: string): Tarball {
  const run = spawnSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', to], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const packed: unknown = run.status === 0 ? JSON.parse(run.stdout) : undefined;
  const [made] = Array.isArray(packed) ? packed : Object.values(packed ?? {});
  if (made === undefined) throw new Error(`npm could not pack ${folder}:\n${run.stderr}`);
  return made as Tarball;
}
