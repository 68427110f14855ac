import { chmodSync, statSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { projectApi } from '../src/project/api.ts';
import { ABSENT, Folder } from '../src/project/folder.ts';

/** What is done to the disk, in order; and which files the system refuses to hand out. */
const disk = vi.hoisted(() => ({ done: [] as string[], hashed: 0 }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const nameOf = (path: unknown): string =>
    String(path)
      .replace(/^.*[\\/]/, '')
      .replace(/^\..*\.tmp$/, 'temporary');
  const open: typeof real.open = async (path, ...rest) => {
    const handle = await real.open(path, ...rest);
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      disk.done.push(`sync ${nameOf(path)}`);
      await sync();
    };
    return handle;
  };
  const rename: typeof real.rename = async (from, to) => {
    disk.done.push(`rename ${nameOf(from)} ${nameOf(to)}`);
    await real.rename(from, to);
  };
  // Who runs the tests may be allowed to read everything, so the system is made to refuse by name.
  const refusing = async (...args: Parameters<typeof real.readFile>) => {
    disk.hashed += 1;
    if (String(args[0]).includes('locked')) throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
    return await real.readFile(...args);
  };
  return { ...real, open, rename, readFile: refusing };
});

let root: string;
let folder: Folder;
const at = (path: string): string => join(root, path);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const modeOf = (path: string): number => statSync(at(path)).mode & 0o777;
const write = async (path: string, text: string | Uint8Array) => {
  const version = (await folder.read(path))?.version ?? ABSENT;
  return await folder.write(path, typeof text === 'string' ? bytes(text) : text, version);
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sandtable-folder-'));
  await mkdir(at('game'));
  await writeFile(at('game/a.sand'), 'one');
  folder = new Folder(root);
  disk.done = [];
});
afterEach(async () => await rm(root, { recursive: true, force: true }));

describe('a save that is acknowledged', () => {
  test('lies on the disk, and so does its name', async () => {
    await write('game/a.sand', 'two');
    expect(disk.done).toEqual(['sync temporary', 'rename temporary a.sand', 'sync game']);
  });

  test('in new folders lies on the disk with all of them', async () => {
    await write('game/deep/er/b.sand', 'b');
    expect(disk.done).toEqual(['sync temporary', 'rename temporary b.sand', 'sync er', 'sync deep', 'sync game']);
  });

  test('so does what was renamed or removed', async () => {
    const version = (await folder.read('game/a.sand'))?.version ?? '';
    await folder.rename('game/a.sand', 'game/text/a.sand', version);
    await folder.remove('game/text/a.sand', version);
    expect(disk.done).toEqual(['rename a.sand a.sand', 'sync text', 'sync game', 'sync text']);
  });

  test('of many files begins to show only once all bytes lie there', async () => {
    await folder.writeAll(new Map(['a', 'b'].map((name) => [`game/${name}.sand`, bytes(name)])));
    const [first, second, ...rest] = disk.done;
    expect([first, second]).toEqual(['sync temporary', 'sync temporary']);
    expect(rest).toEqual(['rename temporary a.sand', 'rename temporary b.sand', 'sync game']);
  });
});

// Windows knows no such modes.
describe.skipIf(process.platform === 'win32')('what a file is stays', () => {
  test.each([0o640, 0o600, 0o664])('its mode %o', async (mode) => {
    chmodSync(at('game/a.sand'), mode);
    await write('game/a.sand', 'two');
    expect(modeOf('game/a.sand')).toBe(mode);
  });

  test('a link goes on leading to its file, which is the one that is written', async () => {
    await symlink('a.sand', at('game/b.sand'));
    await write('game/b.sand', 'two');
    expect((await lstat(at('game/b.sand'))).isSymbolicLink()).toBe(true);
    expect(statSync(at('game/a.sand')).size).toBe(3);
    expect(new TextDecoder().decode((await folder.read('game/a.sand'))?.bytes)).toBe('two');
  });

  test('a link to nothing is not written through, and stays', async () => {
    await symlink('nothing.sand', at('game/b.sand'));
    await expect(write('game/b.sand', 'two')).rejects.toThrow();
    expect((await readdir(at('game'))).toSorted()).toEqual(['a.sand', 'b.sand']);
    expect((await lstat(at('game/b.sand'))).isSymbolicLink()).toBe(true);
  });

  test('a read-only file is refused with a word for it, and stays as it is', async () => {
    chmodSync(at('game/a.sand'), 0o444);
    const version = (await folder.read('game/a.sand'))?.version ?? '';
    const refused = await put('game/a.sand', 'two', version);
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { error: 'readOnly', message: 'The file is read-only. Nothing was written.' },
    ]);
    expect([modeOf('game/a.sand'), statSync(at('game/a.sand')).size]).toEqual([0o444, 3]);
    expect(await readdir(at('game'))).toEqual(['a.sand']);
  });
});

const api = async (path: string, init: RequestInit = {}): Promise<Response> =>
  await projectApi(folder).request(path, init);
const put = async (path: string, body: string | Uint8Array<ArrayBuffer>, version = ABSENT): Promise<Response> =>
  await api(`/file/${path.split('/').map(encodeURIComponent).join('/')}`, {
    method: 'PUT',
    body,
    headers: { 'If-Match': `"${version}"` },
  });
const wordOf = async (response: Response): Promise<unknown> => ((await response.json()) as { error?: unknown }).error;

const TOOLS = ['package.json', 'Package.JSON', 'deep/project.json', 'nx.json', 'tsconfig.json', 'biome.json', 'x.js'];
const ODD = ['con.sand', 'nul.json', 'a:b.sand', 'x.', '*?.sand', 'a\nb.sand', 'a\u202edna.sand', 'x .'];

describe('what a ruleset may not hold', () => {
  test.each(TOOLS)('%s is not written, nor made by renaming', async (name) => {
    const refused = await put(`game/${name}`, '{}');
    expect([refused.status, await wordOf(refused)]).toEqual([400, 'notPart']);
    const renamed = await rename('game/a.sand', `game/${name}`);
    expect([renamed.status, await wordOf(renamed)]).toEqual([400, 'notPart']);
    expect(await readdir(root, { recursive: true })).toEqual(['game', join('game', 'a.sand')]);
  });

  test.each(ODD)('%j is no name here either', async (name) => {
    const refused = await put(`game/${name}`, '');
    expect([refused.status, await wordOf(refused)]).toEqual([400, 'name']);
    const renamed = await rename('game/a.sand', `game/${name}`);
    expect([renamed.status, await wordOf(renamed)]).toEqual([400, 'name']);
    expect(await readdir(at('game'))).toEqual(['a.sand']);
  });

  test('is not listed, and not written over or removed where it lies', async () => {
    await writeFile(at('game/package.json'), '{}');
    expect((await folder.list()).map(({ path }) => path)).toEqual(['game/a.sand']);
    const version = (await folder.read('game/package.json'))?.version ?? '';
    expect((await put('game/package.json', '{"nx": 1}', version)).status).toBe(400);
    const removed = await api('/file/game/package.json', { method: 'DELETE', headers: { 'If-Match': `"${version}"` } });
    expect(removed.status).toBe(400);
    expect(statSync(at('game/package.json')).size).toBe(2);
  });
});

const rename = async (from: string, to: string): Promise<Response> =>
  await api('/rename', {
    method: 'POST',
    body: JSON.stringify({ from, to }),
    headers: { 'If-Match': `"${(await folder.read(from))?.version}"` },
  });

test.each(['game/A.sand', 'Game/b.sand', 'game/a.SAND/b.sand'])(
  '%s is not made beside a file or folder of the same name in other letters',
  async (path) => {
    const refused = await put(path, '');
    expect([400, 409]).toContain(refused.status);
    expect(await wordOf(refused)).toBe('sameName');
    expect(await readdir(root, { recursive: true })).toEqual(['game', join('game', 'a.sand')]);
  },
);

test('a file may change the case of its own name', async () => {
  expect((await rename('game/a.sand', 'game/A.sand')).status).toBe(200);
  await writeFile(at('game/b.sand'), '');
  expect(await wordOf(await rename('game/b.sand', 'game/a.sand'))).toBe('sameName');
});

test('bytes that are no text in UTF-8 are refused before they lock a file', async () => {
  const latin = Uint8Array.from([0x57, 0xe4, 0x6c, 0x64]);
  const version = (await folder.read('game/a.sand'))?.version ?? '';
  for (const refused of [await put('game/b.sand', latin), await put('game/a.sand', latin, version)])
    expect([refused.status, await wordOf(refused)]).toEqual([422, 'newNotText']);
  expect((await put('game/a.sand', 'two', version)).status).toBe(200);
});

describe('a file that cannot be read', () => {
  beforeEach(async () => await writeFile(at('game/locked.sand'), 'x'));

  test('is listed as such, beside all others', async () => {
    expect(await (await api('/list')).json()).toEqual([
      { path: 'game/a.sand', version: expect.any(String) },
      { path: 'game/locked.sand', version: 'unreadable', unreadable: true },
    ]);
  });

  test('says so when it is read, and not that nothing was written', async () => {
    const refused = await api('/file/game/locked.sand');
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { error: 'cannotRead', message: 'The file or folder can’t be read at the moment.' },
    ]);
    expect((await api('/file/game/a.sand')).status).toBe(200);
    const unwritten = await put('game/locked.sand', 'y');
    expect([unwritten.status, await unwritten.json()]).toMatchObject([503, { error: 'unwritable' }]);
  });
});

test('a list reads again only what has changed', { timeout: 30_000 }, async () => {
  for (let i = 0; i < 200; i++) await writeFile(at(`game/f${i}.sand`), `// ${i}`);
  // What was written just now may change again without looking different.
  await new Promise((done) => setTimeout(done, 1100));
  const first = await folder.list();
  disk.hashed = 0;
  expect(await folder.list()).toEqual(first);
  expect(disk.hashed).toBe(0);
  await writeFile(at('game/f7.sand'), '// 9');
  const versions = new Map(first.map(({ path, version }) => [path, version]));
  const changed = (await folder.list()).filter(({ path, version }) => versions.get(path) !== version);
  expect(changed.map(({ path }) => path)).toEqual(['game/f7.sand']);
  expect(disk.hashed).toBe(1);
});
