import { isUtf8 } from 'node:buffer';
import { type Context as Call, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { streamSSE } from 'hono/streaming';
import { ABSENT, type Folder, type Stored, TOGETHER, type Written } from './folder.ts';
import { inTurn } from './in-turn.ts';
import { isSuggestRequest, type Suggester } from './suggest.ts';
import { troubleOf } from './trouble.ts';
import { watchFolder } from './watch.ts';

/** Twice what is read as rules, so that nobody is stopped who is about to shorten a file. */
const LARGEST_BODY = 2 * 1024 * 1024;

/** How often an idle stream shows that it lives; proxies and browsers drop silent ones. */
const HEARTBEAT_MS = 15_000;

/** The project port over HTTP: versions travel as ETag and If-Match. */
export function projectApi(folder: Folder, suggester?: Suggester): Hono {
  const api = new Hono();
  api.use(bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }));
  api.get('/list', async (call) => call.json(await folder.list()));
  api.get('/file/*', async (call) => stored(call, await folder.read(pathOf(call))));
  api.post('/read', async (call) => await readFiles(call, folder));
  api.put('/file/*', async (call) => {
    const bytes = new Uint8Array(await call.req.arrayBuffer());
    return written(call, await folder.write(pathOf(call), bytes, expectedBy(call)));
  });
  api.delete('/file/*', async (call) => written(call, await folder.remove(pathOf(call), expectedBy(call))));
  api.post('/rename', async (call) => await renameFile(call, folder));
  api.get('/suggest', (call) => call.json({ available: suggester !== undefined }));
  if (suggester !== undefined) api.post('/suggest', async (call) => await suggestions(call, suggester));
  api.get('/watch', (call) => changes(call, folder));
  api.onError((error, call) => {
    const trouble = troubleOf(error, call.req.method === 'GET' || call.req.path.endsWith('/read'));
    if (trouble === undefined) throw error;
    const { status, ...said } = trouble;
    return call.json(said, status);
  });
  return api;
}

const tooLarge = (call: Call): Response =>
  call.json({ error: 'tooLarge', message: 'A file may have at most 2 MB. Nothing was written.' }, 413);

/** Several files in one answer: a ruleset has dozens, and each request takes longer than reading its file. */
async function readFiles(call: Call, folder: Folder): Promise<Response> {
  const paths: unknown = await call.req.json().catch(() => undefined);
  if (!Array.isArray(paths) || !paths.every((path) => typeof path === 'string'))
    return call.json({ error: 'malformed' }, 400);
  return call.json(await inTurn(paths, TOGETHER, (path) => saidOf(folder, path)));
}

/** A file as JSON; one that can't be read is no reason to withhold the others. */
async function saidOf(folder: Folder, path: string): Promise<unknown> {
  try {
    const file = await folder.read(path);
    if (file === undefined) return null;
    const said = { text: new TextDecoder().decode(file.bytes), version: file.version };
    return isUtf8(file.bytes) ? said : { ...said, lossy: true };
  } catch (error) {
    if (troubleOf(error, true)?.error === 'cannotRead') return { unreadable: true };
    throw error;
  }
}

/** Everything after `/file/`, decoded once. */
function pathOf(call: Call): string {
  const path = new URL(call.req.url).pathname;
  return decodeURIComponent(path.slice(path.indexOf('/file/') + '/file/'.length));
}

/** `If-Match: "version"`; without it the writer believes that there is no file. */
const expectedBy = (call: Call): string => call.req.header('If-Match')?.replaceAll('"', '') ?? ABSENT;

const body = (file: Stored): Uint8Array<ArrayBuffer> => new Uint8Array(file.bytes);
const tagged = (version: string): Record<string, string> => ({
  ETag: `"${version}"`,
  'Content-Type': 'application/octet-stream',
  'Cache-Control': 'no-store',
});

const stored = (call: Call, file: Stored | undefined): Response =>
  file === undefined ? call.json({ error: 'missing' }, 404) : call.body(body(file), 200, tagged(file.version));

/** A conflict answers with what lies there now; nothing has been written. */
function written(call: Call, result: Written): Response {
  if (result.ok) return call.json({ version: result.version }, 200, { ETag: `"${result.version}"` });
  const { current } = result;
  return current === undefined
    ? call.body(null, 409, tagged(ABSENT))
    : call.body(body(current), 409, tagged(current.version));
}

async function renameFile(call: Call, folder: Folder): Promise<Response> {
  const wish: unknown = await call.req.json().catch(() => undefined);
  if (!isWish(wish)) return call.json({ error: 'malformed' }, 400);
  const renamed = await folder.rename(wish.from, wish.to, expectedBy(call));
  return renamed.ok ? call.json({ ok: true }) : call.json({ error: renamed.why }, 409);
}

const isWish = (wish: unknown): wish is { readonly from: string; readonly to: string } =>
  typeof wish === 'object' &&
  wish !== null &&
  'from' in wish &&
  'to' in wish &&
  typeof wish.from === 'string' &&
  typeof wish.to === 'string';

/** That nothing came is reported in words, for whoever set the command or address. */
async function suggestions(call: Call, suggester: Suggester): Promise<Response> {
  const asked: unknown = await call.req.json().catch(() => undefined);
  if (!isSuggestRequest(asked)) return call.json({ error: 'malformed' }, 400);
  return await suggester(asked).then(
    (found) => call.json({ suggestions: found }),
    (error) => call.json({ failed: error instanceof Error ? error.message : String(error) }),
  );
}

/**
 * Server-sent events: one `change` event per burst, with the paths as JSON; without paths anything may have changed.
 */
function changes(call: Call, folder: Folder): Response {
  return streamSSE(call, async (stream) => {
    const stop = watchFolder(
      folder.root,
      (paths) => void stream.writeSSE({ event: 'change', data: JSON.stringify(paths) }),
    );
    stream.onAbort(stop);
    await stream.writeSSE({ event: 'ready', data: '[]' });
    while (!stream.aborted) {
      await stream.sleep(HEARTBEAT_MS);
      await stream.writeSSE({ event: 'beat', data: '[]' });
    }
    stop();
  });
}
