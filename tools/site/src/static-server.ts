import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

export interface StaticServer {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves the files of a folder under a base path, as the plainest host does. */
export async function serveFolder(folder: string, base: string, port = 0): Promise<StaticServer> {
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const file = path.startsWith(base) ? fileAt(folder, path.slice(base.length)) : undefined;
    const found = file ?? fileAt(folder, '404.html');
    response.writeHead(file === undefined ? 404 : 200, { 'Content-Type': TYPES[extname(found ?? '')] ?? 'text/plain' });
    if (found === undefined) response.end();
    else createReadStream(found).pipe(response);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const { port: listening } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${listening}${base}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function fileAt(folder: string, path: string): string | undefined {
  const inside = normalize(`/${path}`);
  const file = join(folder, inside.endsWith('/') ? `${inside}index.html` : inside);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}
