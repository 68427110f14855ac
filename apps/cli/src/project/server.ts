import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { projectApi } from './api.ts';
import { Folder } from './folder.ts';
import type { Suggester } from './suggest.ts';
import { askingForToken, lettingIn } from './token.ts';

const policy = (frames: string): string =>
  "default-src 'self'; script-src 'self' blob:; worker-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; " +
  "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; " +
  `frame-ancestors ${frames}`;
export const POLICY = policy("'none'");

/** What every answer says: no page elsewhere reads or reaches anything of it. */
const HEADERS: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Nobody frames the page, but for those who were named when the server was started. */
const framing = (frames: string | undefined): Readonly<Record<string, string>> =>
  frames === undefined
    ? { 'Content-Security-Policy': POLICY, 'X-Frame-Options': 'DENY' }
    : { 'Content-Security-Policy': policy(frames) };

/** For files with a sum of what they contain in their name: a browser that has read one keeps it, compiled. */
const FOREVER = 'private, max-age=31536000, immutable';

/** Only this machine: the port writes files. */
const HOST = '127.0.0.1';

export interface Serving {
  /** With the token, if there is one. */
  readonly address: string;
  close(): Promise<void>;
}

export interface Access {
  /** Only those read and write who have opened the address with it. */
  readonly token?: string | undefined;
  /** Origins or schemes whose pages may frame this one, as in a content security policy; none by default. */
  readonly frames?: string | undefined;
  /** Where suggestions for translators come from; none by default. */
  readonly suggester?: Suggester | undefined;
}

/** Everything the editor is served: its own files, and the project port over a folder. */
function createApp(folder: Folder, editor: string, { token, frames, suggester }: Access): Hono {
  const app = new Hono();
  const headers = { ...HEADERS, ...framing(frames) };
  app.use(async (call, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) call.header(name, value);
  });
  // A page elsewhere could resolve its own name to this machine and write here; it cannot forge these headers.
  app.use(async (call, next) =>
    isOurs(call.req.header('Host'), call.req.header('Origin')) ? await next() : call.text('', 403),
  );
  app.use('/api/*', async (call, next) =>
    isAskedHere(call.req.header('Sec-Fetch-Site')) ? await next() : call.json({ error: 'forbidden' }, 403),
  );
  if (token !== undefined) {
    app.use('/api/*', askingForToken(token));
    app.use(lettingIn(token, frames !== undefined));
  }
  app.route('/api', projectApi(folder, suggester));
  app.all('/api/*', (call) => call.json({ error: 'missing' }, 404));
  app.use('*', async (call, next) => {
    await next();
    if (call.res.ok) call.header('Cache-Control', call.req.path.startsWith('/assets/') ? FOREVER : 'no-cache');
  });
  app.use('*', serveStatic({ root: editor }));
  return app;
}

const isOurs = (host = '', origin?: string): boolean =>
  isLocal(`http://${host}`) && (origin === undefined || origin === `http://${host}`);

const isLocal = (address: string): boolean =>
  URL.canParse(address) && ['127.0.0.1', 'localhost'].includes(new URL(address).hostname);

/** Whether the page itself asks, or someone types the address; programs other than browsers do not say. */
const isAskedHere = (site = 'none'): boolean => site === 'same-origin' || site === 'none';

/**
 * Listens on a free port if `port` is 0. With a token only those read and write who have opened the address with it;
 * without one, everybody on this machine.
 */
export async function createServer(
  folder: string,
  editor: string,
  port: number,
  access: Access = {},
): Promise<Serving> {
  const project = new Folder(folder);
  await project.tidy();
  const { fetch } = createApp(project, editor, access);
  const { token } = access;
  const query = token === undefined ? '' : `?token=${encodeURIComponent(token)}`;
  return await new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: HOST }, (info: AddressInfo) => {
      resolve({ address: `http://${HOST}:${info.port}/${query}`, close });
    });
    const close = async (): Promise<void> => {
      // Streams of changes stay open for ever; waiting for them would never end.
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((done) => server.close(done));
    };
    server.on('error', reject);
  });
}
