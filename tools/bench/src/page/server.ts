import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Cookie } from '@playwright/test';
import { corpus } from '../corpus.ts';

/** The workbench as people start it, over a copy of the rulesets and a made-up one. */
export interface Server {
  readonly url: string;
  /** What a browser gets that has opened the address with the token. */
  readonly cookie: Cookie;
  close(): void;
}

/** The made-up ruleset that is typed in: its name, its file, and about how many lines it has. */
export const TYPED = { ruleset: 'corpus', file: 'part000.sand', lines: 3000 } as const;

const TOKEN = 'bench';
const COOKIE = {
  domain: '127.0.0.1',
  path: '/',
  expires: -1,
  httpOnly: true,
  secure: false,
  sameSite: 'Strict',
} as const;

const HERE = fileURLToPath(new URL('../../../../', import.meta.url));

/** Folders of this project: that of the page, which is built there, and that of the rulesets. */
interface Checkouts {
  readonly page?: string | undefined;
  readonly rulesets?: string | undefined;
}

/** The port is free: another benchmark may be running, whose page would be measured otherwise. */
export async function startServer({ page = HERE, rulesets = page }: Checkouts = {}): Promise<Server> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-bench-'));
  const filter = (path: string): boolean => !['node_modules', 'dist'].includes(basename(path));
  cpSync(join(rulesets, 'rulesets'), folder, { recursive: true, filter });
  mkdirSync(join(folder, TYPED.ruleset));
  for (const { path, text } of corpus(TYPED.lines, 1)) writeFileSync(join(folder, TYPED.ruleset, path), text);
  const child = spawn(process.execPath, [join(page, 'apps/cli/src/main.ts'), 'edit', folder, '--port', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, SANDTABLE_TOKEN: TOKEN },
  });
  const url = `http://127.0.0.1:${port}/`;
  const cookie: Cookie = { ...COOKIE, name: `sandtable-${port}`, value: TOKEN };
  const close = (): void => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100; tries += 1) {
    if (await answers(url)) return { url, cookie, close };
    await new Promise((done) => setTimeout(done, 200));
  }
  close();
  throw new Error('the server did not start');
}

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};
