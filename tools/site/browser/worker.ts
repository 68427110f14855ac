// The service worker of the site: keeps its files for use offline, and takes over from an older one only when asked to.

/** Stands before this script in what is built: see `src/worker/kept-files.ts`. */
declare const SITE: {
  readonly version: string;
  /** Files by their addresses within the site, with a sum of their content. */
  readonly files: Readonly<Record<string, string>>;
};

/** As much of a service worker as is used here. */
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', act: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', act: (event: Fetching) => void): void;
  addEventListener(name: 'message', act: (event: MessageEvent) => void): void;
}

const worker = self as unknown as Scope;
const scope = worker.registration.scope;
const PREFIX = `sandtable ${scope} `;
const CURRENT = PREFIX + SITE.version;
/** Pages that aren't kept from the beginning, such as those about findings, once they were read. */
const VISITED = `${PREFIX}visited`;
/** Where a cache says what is in it. */
const LIST = `${scope}kept-files`;
/** How many files are fetched at once. */
const LANES = 6;
/** What the page says when someone has chosen to reload. */
const TAKE_OVER = 'take-over';

worker.addEventListener('install', (event) => event.waitUntil(keepAll().catch(keepNothing)));
worker.addEventListener('activate', (event) => event.waitUntil(dropOld().then(() => worker.clients.claim())));
worker.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(scope)) event.respondWith(answer(event.request));
});

/** Puts all files into a cache of their own. What is as it was in an older one isn't fetched again. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CURRENT);
  const older = await newestBut(CURRENT);
  const before = await listIn(older);
  const waiting = Object.entries(SITE.files);
  const lane = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [address, sum] = next;
      const kept = before[address] === sum ? await older?.match(scope + address) : undefined;
      await cache.put(scope + address, kept ?? (await fetchPlain(scope + address)));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await cache.put(LIST, new Response(JSON.stringify(SITE.files)));
}

/** What was kept before the disk was full, or the connection broke, would take room for nothing. */
async function keepNothing(error: unknown): Promise<never> {
  await caches.delete(CURRENT);
  throw error;
}

/** A page that a host answered after sending the browser elsewhere may not be shown as it is. */
async function fetchPlain(address: string): Promise<Response> {
  const response = await fetch(address, { cache: address.includes('/assets/') ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Response(await response.blob(), { headers: response.headers });
}

async function listIn(cache: Cache | undefined): Promise<Readonly<Record<string, string>>> {
  const list = await cache?.match(LIST);
  return list === undefined ? {} : ((await list.json()) as Record<string, string>);
}

const versionsKept = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== VISITED);

async function newestBut(name: string): Promise<Cache | undefined> {
  const other = (await versionsKept()).filter((one) => one !== name).at(-1);
  return other === undefined ? undefined : await caches.open(other);
}

/** Other tabs may still show the version before this one, and load parts of it: that one stays. */
async function dropOld(): Promise<void> {
  const others = (await versionsKept()).filter((name) => name !== CURRENT);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function answer(request: Request): Promise<Response> {
  const address = addressOf(request.url);
  const cache = await caches.open(CURRENT);
  const kept = (await cache.match(scope + address)) ?? (await (await newestBut(CURRENT))?.match(scope + address));
  return kept ?? (await visited(request, address));
}

/** A folder stands for its first page; what is behind a question mark or # doesn't matter. */
function addressOf(url: string): string {
  const { origin, pathname } = new URL(url);
  const address = (origin + pathname).slice(scope.length);
  return address === '' || address.endsWith('/') ? `${address}index.html` : address;
}

async function visited(request: Request, address: string): Promise<Response> {
  const cache = await caches.open(VISITED);
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) await cache.put(scope + address, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(scope + address);
    if (kept !== undefined) return kept;
    if (request.mode === 'navigate') return Response.redirect(`${scope}offline.html`);
    throw error;
  }
}
