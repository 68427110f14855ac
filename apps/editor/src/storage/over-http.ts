import { decoded, UNREAD } from './file-text.ts';
import {
  type FileEntry,
  type FileText,
  NotStored,
  type Project,
  type Renamed,
  type Why,
  type Written,
} from './port.ts';

/** As much of an event source as is used here, so that tests can hand in their own. */
export interface Events {
  addEventListener(name: string, listener: (event: MessageEvent<string>) => void): void;
  close(): void;
}
type OpenEvents = (url: string) => Events;

/** Versions travel in quotes, and proxies may mark them weak. */
const versionIn = (response: Response): string => (response.headers.get('etag') ?? '').replace(/^W\/|"/g, '');
const expecting = (version: string): Record<string, string> => ({ 'If-Match': `"${version}"` });

const fileOf = async (response: Response): Promise<FileText> => ({
  ...decoded(await response.arrayBuffer()),
  version: versionIn(response),
});

const CONFLICT = 409;
const MISSING = 404;

const WHYS: readonly Why[] = [
  'full',
  'unwritable',
  'gone',
  'failed',
  'tooLarge',
  'notText',
  'name',
  'notPart',
  'sameName',
  'readOnly',
  'cannotRead',
  'token',
  'forbidden',
];
const wordOf = async (response: Response): Promise<unknown> =>
  await response.json().then(
    (said: { readonly error?: unknown }) => said?.error,
    () => undefined,
  );

const failed = async (path: string, response: Response): Promise<NotStored> => {
  const word = await wordOf(response);
  return new NotStored(WHYS.find((why) => why === word) ?? 'failed', path);
};

/** A server that has said nothing for so long is as good as gone; what was asked of it is asked again. */
const LONGEST = 30_000;

/** A server that is gone is no mistake of the page. */
const reach = async (path: string, url: string, init?: RequestInit): Promise<Response> =>
  await fetch(url, { ...init, signal: AbortSignal.timeout(LONGEST) }).catch(() => {
    throw new NotStored('unreachable', path);
  });

/** A conflict answers with what is stored now. */
const written = async (path: string, response: Response): Promise<Written> => {
  if (response.ok) return { ok: true, version: versionIn(response) };
  if (response.status !== CONFLICT) throw await failed(path, response);
  return { ok: false, theirs: await fileOf(response) };
};

const renamed = async (path: string, response: Response): Promise<Renamed> => {
  if (response.ok) return { ok: true };
  if (response.status !== CONFLICT) throw await failed(path, response);
  return { ok: false, why: (await wordOf(response)) === 'taken' ? 'taken' : 'changed' };
};

const pathsOf = (data: string): readonly string[] => {
  const message: unknown = JSON.parse(data);
  return Array.isArray(message) ? message.map(String) : [];
};

/** The project kept by `sandtable edit`, on the server of the page or at another address. */
export const overHttp = (base = '', open: OpenEvents = (url) => new EventSource(url)): Project => {
  const address = (path: string): string => `${base}api/file/${path.split('/').map(encodeURIComponent).join('/')}`;
  return {
    list: () => list(`${base}api/list`),
    read: (path) => read(path, address(path)),
    readAll: (paths) => readAll(paths, `${base}api/read`),
    write: async (path, text, expected) =>
      written(path, await reach(path, address(path), { method: 'PUT', body: text, headers: expecting(expected) })),
    remove: async (path, expected) =>
      written(path, await reach(path, address(path), { method: 'DELETE', headers: expecting(expected) })),
    rename: async (from, to, expected) => {
      const body = JSON.stringify({ from, to });
      const init = { method: 'POST', body, headers: expecting(expected) };
      return renamed(from, await reach(from, `${base}api/rename`, init));
    },
    watch: (changed, again, lost) => watch(open(`${base}api/watch`), changed, again, lost),
  };
};

const list = async (url: string): Promise<readonly FileEntry[]> => {
  const response = await reach('list', url);
  if (!response.ok) throw await failed('list', response);
  return (await response.json()) as readonly FileEntry[];
};

const read = async (path: string, url: string): Promise<FileText | undefined> => {
  const response = await reach(path, url);
  if (response.ok) return fileOf(response);
  if (response.status === MISSING) return undefined;
  const problem = await failed(path, response);
  if (problem.why === 'cannotRead') return UNREAD;
  throw problem;
};

/** What the server says of one file among several: nothing of one that isn't there. */
type FileSaid = (FileText & { readonly unreadable?: false }) | { readonly unreadable: true } | null;

const readAll = async (paths: readonly string[], url: string): Promise<readonly (FileText | undefined)[]> => {
  const [first = 'list'] = paths;
  const response = await reach(first, url, { method: 'POST', body: JSON.stringify(paths) });
  if (!response.ok) throw await failed(first, response);
  const files = (await response.json()) as readonly FileSaid[];
  return files.map((file) => (file?.unreadable ? UNREAD : (file ?? undefined)));
};

const watch = (
  events: ReturnType<OpenEvents>,
  changed: (path: string) => void,
  again: () => void = () => undefined,
  lost: () => void = () => undefined,
): (() => void) => {
  let begun = false;
  // The browser reconnects by itself when the stream breaks; nobody heard about changes in the meantime.
  events.addEventListener('ready', () => {
    if (begun) again();
    begun = true;
  });
  events.addEventListener('error', lost);
  events.addEventListener('change', ({ data }) => {
    const paths = pathsOf(data);
    if (paths.length === 0) again();
    paths.forEach(changed);
  });
  return () => events.close();
};
