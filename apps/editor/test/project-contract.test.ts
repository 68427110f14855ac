import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inMemory } from '../src/project/in-memory.ts';
import { type Events, overHttp } from '../src/project/over-http.ts';
import { ABSENT, type Project } from '../src/project/port.ts';

const START = { 'game/a.sand': 'one', 'game/l10n/de.ftl': 'a = ä' } as const;

/** What every keeper of a project promises, whoever it is. */
const contract = (fresh: () => Promise<Project>): void => {
  let project: Project;
  beforeEach(async () => {
    project = await fresh();
  });
  const version = async (path: string): Promise<string> => (await project.read(path))?.version ?? ABSENT;
  const text = async (path: string): Promise<string | undefined> => (await project.read(path))?.text;

  test('lists and reads with the same versions', async () => {
    const listed = await project.list();
    expect(listed.map((one) => one.path).sort()).toEqual(Object.keys(START).sort());
    for (const one of listed) expect(await version(one.path)).toBe(one.version);
    expect(await text('game/l10n/de.ftl')).toBe('a = ä');
    expect(await project.read('game/none.sand')).toBeUndefined();
  });

  test('writes what was read, and gives the new version', async () => {
    const written = await project.write('game/a.sand', 'two', await version('game/a.sand'));
    expect(written).toEqual({ ok: true, version: await version('game/a.sand') });
    expect(await text('game/a.sand')).toBe('two');
  });

  test('the same text is the same version', async () => {
    const first = await version('game/a.sand');
    const second = await project.write('game/a.sand', 'two', first);
    const third = await project.write('game/a.sand', 'one', second.ok ? second.version : '');
    expect(third).toEqual({ ok: true, version: first });
  });

  test('a new file is made by who expects none, and only once', async () => {
    expect((await project.write('game/b.sand', 'b', ABSENT)).ok).toBe(true);
    expect(await project.write('game/b.sand', 'c', ABSENT)).toMatchObject({ ok: false, theirs: { text: 'b' } });
    expect(await text('game/b.sand')).toBe('b');
  });

  test('a conflict shows theirs and changes nothing', async () => {
    const old = await version('game/a.sand');
    await project.write('game/a.sand', 'theirs', old);
    const theirs = await project.read('game/a.sand');
    expect(await project.write('game/a.sand', 'mine', old)).toEqual({ ok: false, theirs });
    expect(await project.remove('game/a.sand', old)).toEqual({ ok: false, theirs });
    expect(await project.rename('game/a.sand', 'game/c.sand', old)).toEqual({ ok: false, why: 'changed' });
    expect(await text('game/a.sand')).toBe('theirs');
    expect(await project.read('game/c.sand')).toBeUndefined();
  });

  test('removes what was read', async () => {
    const old = await version('game/a.sand');
    expect((await project.remove('game/a.sand', old)).ok).toBe(true);
    expect(await project.read('game/a.sand')).toBeUndefined();
    expect((await project.list()).map((one) => one.path)).toEqual(['game/l10n/de.ftl']);
    const gone = { ok: false, theirs: { text: '', version: ABSENT } };
    expect(await project.remove('game/a.sand', old)).toEqual(gone);
    expect(await project.write('game/a.sand', 'two', old)).toEqual(gone);
  });

  test('renames, keeps text and version, and overwrites nothing', async () => {
    const old = await version('game/a.sand');
    expect(await project.rename('game/a.sand', 'game/l10n/de.ftl', old)).toEqual({ ok: false, why: 'taken' });
    expect(await project.rename('game/a.sand', 'game/deep/z.sand', old)).toEqual({ ok: true });
    expect(await project.read('game/deep/z.sand')).toEqual({ text: 'one', version: old });
    expect(await project.read('game/a.sand')).toBeUndefined();
    expect(await project.rename('game/a.sand', 'game/y.sand', old)).toEqual({ ok: false, why: 'changed' });
  });

  test('tells of changes until it is stopped', async () => {
    const told: string[] = [];
    const stop = project.watch((path) => void told.push(path));
    // Watching over a network begins a little later than it is asked for.
    await expect
      .poll(
        async () => {
          await project.write('game/a.sand', `${told.length} ${Math.random()}`, await version('game/a.sand'));
          return told;
        },
        { interval: 150, timeout: 5000 },
      )
      .toContain('game/a.sand');
    stop();
    await new Promise((done) => setTimeout(done, 300));
    const before = told.length;
    await project.write('game/a.sand', 'late', await version('game/a.sand'));
    await new Promise((done) => setTimeout(done, 300));
    expect(told.length).toBe(before);
  });
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
    });
    end = () => {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      return ended;
    };
    base = await new Promise((done) => {
      server.stdout.setEncoding('utf8').on('data', (said: string) => {
        const [address] = /http:\/\/\S+/.exec(said) ?? [];
        if (address !== undefined) done(address);
      });
    });
  });
  afterAll(async () => {
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
});
