import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inMemory } from '../src/storage/in-memory.ts';
import { type Events, overHttp } from '../src/storage/over-http.ts';
import type { Project } from '../src/storage/port.ts';
import { CONTRACT, START } from './contract.ts';

const contract = (fresh: () => Promise<Project>): void => {
  for (const { name, holds } of CONTRACT) test(name, async () => holds(await fresh(), expect));
};

describe('in memory', () => contract(async () => inMemory(START)));

/** Node has no event source of its own; this one reads the stream as the browser does, without coming back. */
const openEvents = (url: string): Events => {
  const stop = new AbortController();
  const listeners = new Map<string, (event: MessageEvent<string>) => void>();
  const tell = (block: string): void => {
    const part = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1] ?? '';
    listeners.get(part('event'))?.(new MessageEvent('message', { data: part('data') }));
  };
  const listen = async (): Promise<void> => {
    const { body } = await fetch(url, { signal: stop.signal });
    let rest = '';
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      blocks.forEach(tell);
    }
  };
  listen().catch(() => undefined);
  return { addEventListener: (name, listener) => void listeners.set(name, listener), close: () => stop.abort() };
};

describe('over http', () => {
  let folder: string;
  let base: string;
  let end: () => Promise<unknown>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sandtable-port-'));
    const main = join(import.meta.dirname, '../../cli/src/main.ts');
    const server = spawn(process.execPath, [main, 'edit', folder, '--port', '0'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, SANDTABLE_TOKEN: 'contract' },
    });
    end = () => {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      return ended;
    };
    base = await new Promise((done) => {
      server.stdout.setEncoding('utf8').on('data', (said: string) => {
        const [address] = /http:\/\/\S+/.exec(said) ?? [];
        if (address !== undefined) done(new URL('/', address).href);
      });
    });
    // A browser would send the cookie by itself.
    const plain = fetch;
    const headers = { Cookie: `sandtable-${new URL(base).port}=contract` };
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) =>
      plain(url, { ...init, headers: { ...init.headers, ...headers } }),
    );
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await end();
    await rm(folder, { recursive: true });
  });

  contract(async () => {
    await rm(join(folder, 'game'), { recursive: true, force: true });
    for (const [path, text] of Object.entries(START)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    return overHttp(base, openEvents);
  });

  test('bytes that are no text in UTF-8 are read with losses, and never written over', async () => {
    const latin = Buffer.from('// W\xe4lder', 'latin1');
    await mkdir(join(folder, 'game'), { recursive: true });
    await writeFile(join(folder, 'game/old.sand'), latin);
    const project = overHttp(base, openEvents);
    const read = await project.read('game/old.sand');
    expect(read).toMatchObject({ text: '// W\ufffdlder', lossy: true });
    expect(await project.readAll(['game/a.sand', 'game/old.sand'])).toEqual([await project.read('game/a.sand'), read]);
    await expect(project.write('game/old.sand', 'new', read?.version ?? '')).rejects.toMatchObject({ why: 'notText' });
    expect(await readFile(join(folder, 'game/old.sand'))).toEqual(latin);
    await writeFile(join(folder, 'game/old.sand'), '// Wälder \ufffd');
    expect((await project.read('game/old.sand'))?.lossy).toBeUndefined();
    await rm(join(folder, 'game/old.sand'));
  });
});
