import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { type Ran, sandtable, typing } from './sandtable.ts';

type Content = string | Uint8Array;

interface OwnFolder {
  /** Where a file lies in the folder of the test that runs. */
  readonly at: (file: string) => string;
  readonly write: (file: string, content: Content) => Promise<void>;
  readonly read: (file: string) => Promise<string>;
  /** Commands that are run in it. */
  readonly sandtable: (...argv: readonly string[]) => Promise<Ran>;
  readonly typing: (lines: readonly string[], ...argv: readonly string[]) => Promise<Ran>;
}

/** A folder that every test of a file has again, with these files in it. */
export function ownFolder(files: Readonly<Record<string, Content>> = {}): OwnFolder {
  let cwd = '';
  const write = async (file: string, content: Content): Promise<void> => {
    await mkdir(join(cwd, dirname(file)), { recursive: true });
    await writeFile(join(cwd, file), content);
  };
  beforeEach(async () => {
    cwd = await mkdtemp(join(tmpdir(), 'sandtable-'));
    for (const [file, content] of Object.entries(files)) await write(file, content);
  });
  afterEach(async () => await rm(cwd, { recursive: true }));
  return {
    at: (file) => join(cwd, file),
    write,
    read: async (file) => await readFile(join(cwd, file), 'utf8'),
    sandtable: async (...argv) => await sandtable(cwd, ...argv),
    typing: async (lines, ...argv) => await typing(lines, cwd, ...argv),
  };
}
