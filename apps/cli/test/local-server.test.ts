import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createServer, type Serving } from '../src/index.ts';
import { openServer } from '../src/project/open-server.ts';
import { newToken } from '../src/project/token.ts';
import { sandtable } from './sandtable.ts';

const TOKEN = 'a-token';
let root: string;
let server: Serving;
let base: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sandtable-server-'));
  await mkdir(join(root, 'project/game'), { recursive: true });
  await mkdir(join(root, 'editor'));
  await writeFile(join(root, 'editor/index.html'), '<p>editor</p>');
  await writeFile(join(root, 'project/game/a.sand'), 'one');
  server = await createServer(join(root, 'project'), join(root, 'editor'), 0, { token: TOKEN });
  base = new URL('/', server.address).href;
});
afterEach(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

const get = async (path: string, init: RequestInit = {}) =>
  await fetch(new URL(path, base), { redirect: 'manual', ...init });
const cookieOf = (response: Response): string => (response.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';

describe('the token', () => {
  test('stands in the address, becomes a cookie that no script reads, and leaves the address', async () => {
    expect(server.address).toBe(`${base}?token=${TOKEN}`);
    const first = await get(server.address);
    expect([first.status, first.headers.get('Location')]).toEqual([303, '/']);
    expect(first.headers.get('Set-Cookie')).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(cookieOf(first)).toBe(`sandtable-${new URL(base).port}=${TOKEN}`);
    const list = await get('api/list', { headers: { Cookie: cookieOf(first) } });
    expect(await list.json()).toMatchObject([{ path: 'game/a.sand' }]);
  });

  test.each([
    ['GET', 'api/list'],
    ['GET', 'api/watch'],
    ['GET', 'api/file/game/a.sand'],
    ['PUT', 'api/file/game/b.sand'],
    ['DELETE', 'api/file/game/a.sand'],
    ['POST', 'api/rename'],
  ])('without it %s %s is refused in plain words, and nothing happens', async (method, path) => {
    for (const Cookie of ['', `sandtable-${new URL(base).port}=other`, `sandtable-1=${TOKEN}`]) {
      const refused = await get(path, { method, headers: { Cookie } });
      expect(refused.status).toBe(401);
      expect(await refused.json()).toEqual({ error: 'token', message: 'Open the address that the terminal shows.' });
    }
    expect(await readdir(join(root, 'project/game'))).toEqual(['a.sand']);
  });

  test('a wrong one in the address gets a page that says what to do, and no cookie', async () => {
    const refused = await get('?token=old');
    expect([refused.status, refused.headers.get('Set-Cookie')]).toEqual([401, null]);
    expect(await refused.text()).toContain('Open the address that the terminal shows.');
  });

  test('the page itself needs none: a link from elsewhere may lead to it', async () => {
    expect(await (await get('')).text()).toBe('<p>editor</p>');
  });

  test('a new one has 128 bits and is another each time', () => {
    const tokens = Array.from({ length: 100 }, newToken);
    expect(new Set(tokens).size).toBe(100);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  });
});

const known = (): Record<string, string> => ({ Cookie: `sandtable-${new URL(base).port}=${TOKEN}` });

test.each([
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['Content-Security-Policy', "base-uri 'none'"],
  ['Content-Security-Policy', "form-action 'none'"],
  ['Content-Security-Policy', "object-src 'none'"],
  ['X-Frame-Options', 'DENY'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Referrer-Policy', 'no-referrer'],
  ['X-Content-Type-Options', 'nosniff'],
])('every answer says %s: %s', async (name, value) => {
  for (const path of ['', `?token=${TOKEN}`, '?token=old', 'api/list', 'api/nothing', 'nothing.js'])
    expect((await get(path)).headers.get(name)).toContain(value);
  expect((await get('api/list', { headers: known() })).headers.get(name)).toContain(value);
  expect((await get('', { headers: { Origin: 'http://elsewhere.example' } })).headers.get(name)).toContain(value);
});

test.each([
  ['cross-site', 403],
  ['same-site', 403],
  ['same-origin', 200],
  ['none', 200],
])('what a browser asks for as %s is answered with %i', async (site, status) => {
  expect((await get('api/list', { headers: { ...known(), 'Sec-Fetch-Site': site } })).status).toBe(status);
});

test('a browser keeps the files that have a sum in their name, and asks again for the others', async () => {
  await mkdir(join(root, 'editor/assets'));
  await writeFile(join(root, 'editor/assets/index-a1.js'), '1');
  const kept = async (path: string) => (await get(path)).headers.get('Cache-Control');
  expect(await kept('assets/index-a1.js')).toBe('private, max-age=31536000, immutable');
  expect(await kept('assets/missing.js')).toBeNull();
  expect(await kept('')).toBe('no-cache');
});

test('what servers left that were ended is taken away when the next begins, and nothing else', async () => {
  const uuid = '01234567-89ab-cdef-0123-456789abcdef';
  const folder = join(root, 'project/game');
  const [old, dead, living] = [`.${uuid}.tmp`, `.4194305-${uuid}.tmp`, `.${process.ppid}-${uuid}.tmp`];
  for (const name of [old, dead, living, '.other.tmp']) await writeFile(join(folder, name), 'half');
  await (await createServer(join(root, 'project'), join(root, 'editor'), 0)).close();
  expect((await readdir(folder)).toSorted()).toEqual([living, '.other.tmp', 'a.sand'].toSorted());
});

describe('frames', () => {
  const framed = async (frames?: string) => {
    const other = await createServer(join(root, 'project'), join(root, 'editor'), 0, { token: TOKEN, frames });
    const page = await fetch(other.address, { redirect: 'manual' });
    await other.close();
    return page.headers;
  };

  test('nobody frames the page unless allowed', async () => {
    const headers = await framed();
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });

  test('those who are named do, and the cookie is kept for them alone', async () => {
    const headers = await framed('vscode-webview:');
    expect(headers.get('X-Frame-Options')).toBeNull();
    expect(headers.get('Content-Security-Policy')).toMatch(/frame-ancestors vscode-webview:$/);
    expect(headers.get('Set-Cookie')).toMatch(/HttpOnly; Secure; SameSite=None; Partitioned$/);
  });

  test('what is neither an origin nor a scheme is refused', async () => {
    const { code, err } = await sandtable(root, 'edit', 'project', '--frame', 'vscode-webview: *; script-src *');
    expect([code, err]).toEqual([2, expect.stringContaining('“*;” is neither an origin nor a scheme')]);
  });
});

test('a port that is taken is named, and the next free one is used', async () => {
  const taken = Number(new URL(base).port);
  const next = await openServer(join(root, 'project'), join(root, 'editor'), taken, {});
  await next.close();
  expect(next.taken).toBe(taken);
  expect(Number(new URL(next.address).port)).toBeGreaterThan(taken);
});
