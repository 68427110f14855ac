// Every worker has a server of its own over a copy of the rulesets of its own, so that tests of two workers never meet.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect } from '@playwright/test';
import { root } from './folder.ts';

export { expect };

const originals = join(import.meta.dirname, '../../../rulesets');
const program = join(import.meta.dirname, '../../cli/src/main.ts');

/** What the server gives to whoever opens the address that it shows. */
const TOKEN = 'e2e';

export const test = base.extend<object, { readonly origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs, here nothing.
    async ({}, use) => {
      cpSync(originals, root, { recursive: true, filter: isSource });
      const server = spawn(process.execPath, [program, 'edit', root, '--port', '0'], {
        env: { ...process.env, SANDTABLE_TOKEN: TOKEN },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await use(await originOf(server));
      server.kill('SIGKILL');
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ origin }, use) => use(origin),
  storageState: async ({ origin }, use) => use({ cookies: [cookieOf(origin)], origins: [] }),
});

const isSource = (path: string): boolean => !['node_modules', 'dist'].includes(basename(path));

/** The address that a server says when it listens. */
async function originOf({ stdout, exitCode }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error(`The server has ended: ${exitCode}`);
  for await (const line of createInterface({ input: stdout })) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address !== undefined) return new URL(address).origin;
  }
  throw new Error('The server has ended without an address.');
}

const cookieOf = (origin: string) => ({
  name: `sandtable-${new URL(origin).port}`,
  value: TOKEN,
  domain: '127.0.0.1',
  path: '/',
  expires: -1,
  httpOnly: true,
  secure: false,
  sameSite: 'Strict' as const,
});
