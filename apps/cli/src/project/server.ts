import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { projectApi } from './api.ts';
import { Folder } from './folder.ts';

export const POLICY =
  "default-src 'self'; script-src 'self' blob:; worker-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; " +
  "img-src 'self' data: blob:; connect-src 'self'";

/** Only this machine: the port writes files, and there is no password. */
const HOST = '127.0.0.1';

export interface Serving {
  readonly address: string;
  close(): Promise<void>;
}

/** Everything the editor is served: its own files, and the project port over a folder. */
function createApp(folder: string, editor: string): Hono {
  const app = new Hono();
  app.use(async (call, next) => {
    await next();
    call.header('Content-Security-Policy', POLICY);
    call.header('X-Content-Type-Options', 'nosniff');
  });
  // A page elsewhere could resolve its own name to this machine and write here; it cannot forge these headers.
  app.use(async (call, next) =>
    isOurs(call.req.header('Host'), call.req.header('Origin')) ? await next() : call.text('', 403),
  );
  app.route('/api', projectApi(new Folder(folder)));
  app.all('/api/*', (call) => call.json({ error: 'missing' }, 404));
  app.use('*', serveStatic({ root: editor }));
  return app;
}

const isOurs = (host = '', origin?: string): boolean =>
  isLocal(`http://${host}`) && (origin === undefined || origin === `http://${host}`);

const isLocal = (address: string): boolean =>
  URL.canParse(address) && ['127.0.0.1', 'localhost'].includes(new URL(address).hostname);

/** Listens on a free port if `port` is 0. */
export async function createServer(folder: string, editor: string, port: number): Promise<Serving> {
  const { fetch } = createApp(folder, editor);
  return await new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: HOST }, (info: AddressInfo) => {
      resolve({ address: `http://${HOST}:${info.port}/`, close });
    });
    const close = async (): Promise<void> => {
      // Streams of changes stay open for ever; waiting for them would never end.
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((done) => server.close(done));
    };
    server.on('error', reject);
  });
}
