import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../src/root.ts';

/** A folder outside of the repository, with a home of its own, for someone who has nothing but Node and npm. */
export interface Stranger {
  readonly folder: string;
  readonly tarballs: readonly string[];
  /** Runs a program and returns what it writes; throws if it fails. */
  run(program: string, args: readonly string[], input?: string): string;
  /** Starts a program; returns the first line that it writes, and what ends it. */
  start(program: string, args: readonly string[]): Promise<{ readonly line: string; stop(): void }>;
  leave(): void;
}

/** Packs everything, and makes an empty folder to install it in. */
export function stranger(): Stranger {
  const home = mkdtempSync(join(tmpdir(), 'sandtable-stranger-'));
  const [folder, packed] = [join(home, 'project'), join(home, 'packed')];
  mkdirSync(folder);
  const env = { ...process.env, HOME: home, npm_config_cache: join(home, 'cache'), NODE_OPTIONS: '' };
  const options = { cwd: folder, env, encoding: 'utf8', shell: process.platform === 'win32' } as const;
  execFileSync(process.execPath, [join(ROOT, 'tools/pack/src/main.ts'), '--out', packed], { stdio: 'inherit' });
  return {
    folder,
    tarballs: readdirSync(packed).flatMap((file) => (file.endsWith('.tgz') ? [join(packed, file)] : [])),
    run: (program, args, input = '') => execFileSync(program, args, { ...options, input }),
    start: async (program, args) => {
      const child = spawn(program, args, options);
      const [line] = await new Promise<string[]>((done) =>
        child.stdout.once('data', (data) => done(String(data).split('\n'))),
      );
      return { line: line ?? '', stop: () => child.kill() };
    },
    leave: () => rmSync(home, { recursive: true, force: true }),
  };
}
