import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServer, type Serving } from '../src/index.ts';
import { projectApi } from '../src/project/api.ts';
import { Folder } from '../src/project/folder.ts';

let root: string;
let server: Serving;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sandtable-odd-'));
  await mkdir(join(root, 'project/game/deep'), { recursive: true });
  await mkdir(join(root, 'editor'));
  await writeFile(join(root, 'project/game/a.sand'), 'one');
  server = await createServer(join(root, 'project'), join(root, 'editor'), 0);
});
afterEach(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

/** Paths go out as they stand here: other clients would tidy them first. */
const send = async (
  method: string,
  path: string,
  body = '',
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> =>
  await new Promise((done, failed) => {
    const { hostname, port } = new URL(server.address);
    const sent = request({ hostname, port, method, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => done({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', failed);
    sent.end(body);
  });

const everything = async (): Promise<readonly string[]> =>
  (await readdir(join(root, 'project'), { recursive: true })).toSorted();

const LONG = 'x'.repeat(300);
const ODD: readonly (readonly [string, string, number])[] = [
  ['a folder', 'game', 400],
  ['a deeper folder', 'game/deep', 400],
  ['a file in a file', 'game/a.sand/b.sand', 400],
  ['a long name', `game/${LONG}.sand`, 400],
  ['a long way', `game/${`${LONG}/`.repeat(40)}x.sand`, 400],
  ['nothing', '', 403],
  ['the root', '/', 403],
  ['a folder with a stroke', 'game/', 403],
  ['two strokes', 'game//b.sand', 403],
  ['the parent', '..', 404],
  ['two parents', '../../x.sand', 404],
  ['the parent in signs', '%2e%2e/x.sand', 404],
  ['the parent all in signs', '%2e%2e%2fx.sand', 403],
  ['half a sign', '%', 403],
  ['no text', '%ff', 403],
  ['a zero', '%00', 403],
];
test.each(ODD)('writing and deleting %s is answered and changes nothing', async (_, path, status) => {
  const before = await everything();
  expect((await send('PUT', `/api/file/${path}`, 'x')).status).toBe(status);
  const removed = await send('DELETE', `/api/file/${path}`);
  expect(removed.status).toBeGreaterThanOrEqual(200);
  expect(removed.status).toBeLessThan(500);
  expect(await everything()).toEqual(before);
});

test.each(['', '"', '*', '""', 'W/"x"', '"a", "b"', 'x'.repeat(4000)])(
  'with a version that is none nothing is changed (%#)',
  async (version) => {
    const headers: Record<string, string> = version === '' ? {} : { 'If-Match': version };
    expect((await send('PUT', '/api/file/game/a.sand', 'x', headers)).status).toBe(409);
    expect((await send('DELETE', '/api/file/game/a.sand', '', headers)).status).toBe(409);
    expect(await readFile(join(root, 'project/game/a.sand'), 'utf8')).toBe('one');
  },
);

test.each(['', '{', 'null', '[]', '{"from":1,"to":2}', '{"from":"game/a.sand"}'])(
  'a wish to rename that is "%s" is refused',
  async (wish) => {
    expect((await send('POST', '/api/rename', wish)).status).toBe(400);
  },
);

test.each(['game', 'game/a.sand/b', `game/${LONG}`])(
  'renaming to what can be no name changes nothing (%#)',
  async (to) => {
    const version = JSON.parse((await send('GET', '/api/list')).text)[0].version;
    const headers = { 'If-Match': `"${version}"` };
    const wish = JSON.stringify({ from: 'game/a.sand', to });
    expect([400, 409]).toContain((await send('POST', '/api/rename', wish, headers)).status);
    expect(await readFile(join(root, 'project/game/a.sand'), 'utf8')).toBe('one');
  },
);

test.each([
  ['with its length given', {}],
  ['in chunks', { 'Transfer-Encoding': 'chunked' }],
] as const)('a body over 2 MB is refused with a sentence, %s', async (_, headers) => {
  const body = 'x'.repeat(2 * 1024 * 1024);
  expect((await send('PUT', '/api/file/game/b.sand', body, headers)).status).toBe(200);
  const refused = await send('PUT', '/api/file/game/c.sand', `${body}x`, headers);
  expect(refused.status).toBe(413);
  expect(JSON.parse(refused.text)).toEqual({ error: 'tooLarge', message: expect.stringContaining('2 MB') });
  expect(await everything()).not.toContain('game/c.sand');
});

test('a folder that has gone is reported, and is not made anew', async () => {
  await rename(join(root, 'project'), join(root, 'away'));
  for (const [method, path] of [
    ['GET', 'list'],
    ['GET', 'file/game/a.sand'],
    ['PUT', 'file/game/b.sand'],
    ['DELETE', 'file/game/a.sand'],
  ] as const) {
    const { status, text } = await send(method, `/api/${path}`, method === 'PUT' ? 'x' : '');
    expect([path, status, JSON.parse(text).error]).toEqual([path, 503, 'gone']);
  }
  await rename(join(root, 'away'), join(root, 'project'));
  expect((await send('GET', '/api/file/game/a.sand')).text).toBe('one');
  expect(await everything()).toEqual(['game', 'game/a.sand', 'game/deep']);
});

test.each([
  ['ENOSPC', 507, 'full'],
  ['EROFS', 503, 'unwritable'],
  ['EIO', 503, 'failed'],
])('what the disk says (%s) is reported as %i', async (code, status, error) => {
  class Broken extends Folder {
    override async write(): Promise<never> {
      throw Object.assign(new Error(code), { code });
    }
  }
  const answered = await projectApi(new Broken(root)).request('/file/game/a.sand', { method: 'PUT', body: 'x' });
  expect([answered.status, await answered.json()]).toMatchObject([status, { error }]);
});
