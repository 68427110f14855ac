import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createServer, type Serving } from '../src/index.ts';
import { POLICY } from '../src/project/server.ts';

let root: string;
let server: Serving;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sandtable-'));
  await mkdir(join(root, 'project/game'), { recursive: true });
  await mkdir(join(root, 'editor'));
  await writeFile(join(root, 'editor/index.html'), '<p>editor</p>');
  await writeFile(join(root, 'secret.sand'), 'secret');
  await writeFile(join(root, 'project/game/a.sand'), 'one');
  server = await createServer(join(root, 'project'), join(root, 'editor'), 0);
});
afterEach(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

const call = async (path: string, init: RequestInit = {}) => await fetch(new URL(path, server.address), init);
const put = async (path: string, body: string, version?: string) =>
  await call(`api/file/${path}`, {
    method: 'PUT',
    body,
    headers: version === undefined ? {} : { 'If-Match': `"${version}"` },
  });
const versionOf = (response: Response) => (response.headers.get('ETag') ?? '').replaceAll('"', '');

test('every response carries the policy', async () => {
  for (const path of ['', 'api/list', 'api/nothing', 'nothing.js']) {
    expect((await call(path)).headers.get('Content-Security-Policy')).toBe(POLICY);
  }
});

test('serves the editor and lists the project', async () => {
  expect(await (await call('')).text()).toBe('<p>editor</p>');
  expect(await (await call('api/list')).json()).toMatchObject([{ path: 'game/a.sand' }]);
});

describe('writing', () => {
  test('with the version that lies there', async () => {
    const version = versionOf(await call('api/file/game/a.sand'));
    const written = await put('game/a.sand', 'two', version);
    expect(written.status).toBe(200);
    expect(versionOf(await call('api/file/game/a.sand'))).toBe(versionOf(written));
    expect(await readFile(join(root, 'project/game/a.sand'), 'utf8')).toBe('two');
  });

  test('a conflict answers with the bytes of the other and writes nothing', async () => {
    const version = versionOf(await call('api/file/game/a.sand'));
    await writeFile(join(root, 'project/game/a.sand'), 'theirs');
    const refused = await put('game/a.sand', 'mine', version);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toBe('theirs');
    expect(versionOf(refused)).toBe(versionOf(await call('api/file/game/a.sand')));
  });

  test('of two writers with the same version one wins', async () => {
    const version = versionOf(await call('api/file/game/a.sand'));
    const both = await Promise.all([put('game/a.sand', 'x', version), put('game/a.sand', 'y', version)]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
  });

  test('a new file, but only once', async () => {
    expect((await put('game/new/b.sand', 'b')).status).toBe(200);
    expect((await put('game/new/b.sand', 'c')).status).toBe(409);
  });

  test('leaves no temporary files behind', async () => {
    await put('game/c.sand', 'c');
    expect(((await (await call('api/list')).json()) as unknown[]).length).toBe(2);
  });
});

test('deleting needs the version as well', async () => {
  const path = 'api/file/game/a.sand';
  const version = versionOf(await call(path));
  expect((await call(path, { method: 'DELETE', headers: { 'If-Match': '"old"' } })).status).toBe(409);
  expect((await call(path, { method: 'DELETE', headers: { 'If-Match': `"${version}"` } })).status).toBe(200);
  expect((await call(path)).status).toBe(404);
});

describe('renaming', () => {
  const rename = async (from: string, to: string, version: string) =>
    await call('api/rename', {
      method: 'POST',
      body: JSON.stringify({ from, to }),
      headers: { 'If-Match': `"${version}"` },
    });

  test('overwrites nothing and stays inside', async () => {
    await put('game/b.sand', 'b');
    const version = versionOf(await call('api/file/game/a.sand'));
    const taken = await rename('game/a.sand', 'game/b.sand', version);
    expect([taken.status, await taken.json()]).toEqual([409, { error: 'taken' }]);
    expect((await rename('game/a.sand', '../out.sand', version)).status).toBe(403);
    expect((await rename('game/a.sand', 'game/deep/c.sand', version)).status).toBe(200);
    expect((await call('api/file/game/a.sand')).status).toBe(404);
  });

  test('needs the version that lies there', async () => {
    const version = versionOf(await call('api/file/game/a.sand'));
    await writeFile(join(root, 'project/game/a.sand'), 'theirs');
    const refused = await rename('game/a.sand', 'game/c.sand', version);
    expect([refused.status, await refused.json()]).toEqual([409, { error: 'changed' }]);
    expect((await call('api/file/game/c.sand')).status).toBe(404);
  });
});

describe('nothing outside the folder can be reached', () => {
  test.each([
    '..%2Fsecret.sand',
    'game%2F..%2F..%2Fsecret.sand',
    '.git%2Fconfig',
    '%2Fetc%2Fpasswd',
    'a%00b',
    'game%5C..%5Cx',
    '%zz',
  ])('%s', async (path) => {
    expect((await call(`api/file/${path}`)).status).toBe(403);
    expect((await put(path, 'x')).status).toBe(403);
  });

  test('not through a link either', async () => {
    await symlink(root, join(root, 'project/link'));
    expect((await call('api/file/link/secret.sand')).status).toBe(403);
  });
});

test('a page from elsewhere is refused', async () => {
  expect((await call('api/list', { headers: { Origin: 'http://elsewhere.example' } })).status).toBe(403);
});

test('tells of changes', async () => {
  const stop = new AbortController();
  const stream = (await call('api/watch', { signal: stop.signal })).body
    ?.pipeThrough(new TextDecoderStream())
    .getReader();
  const received: string[] = [];
  received.push((await stream?.read())?.value ?? '');
  await writeFile(join(root, 'project/game/a.sand'), 'changed');
  while (!received.join('').includes('event: change')) received.push((await stream?.read())?.value ?? '');
  expect(received.join('')).toContain('["game/a.sand"]');
  stop.abort();
});
