import type { FileEntry, FileText, Project, Renamed, Written } from './port.ts';

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
  text: await response.text(),
  version: versionIn(response),
});

const CONFLICT = 409;

const failed = (what: string, response: Response): Error => new Error(`${what}: ${response.status}`);

/** A conflict answers with what is stored now. */
const written = async (path: string, response: Response): Promise<Written> => {
  if (response.ok) return { ok: true, version: versionIn(response) };
  if (response.status !== CONFLICT) throw failed(path, response);
  return { ok: false, theirs: await fileOf(response) };
};

const renamed = async (path: string, response: Response): Promise<Renamed> => {
  if (response.ok) return { ok: true };
  if (response.status !== CONFLICT) throw failed(path, response);
  const { error } = (await response.json()) as { error?: unknown };
  return { ok: false, why: error === 'taken' ? 'taken' : 'changed' };
};

const pathsOf = (data: string): readonly string[] => {
  const told: unknown = JSON.parse(data);
  return Array.isArray(told) ? told.map(String) : [];
};

/** The project kept by `sandtable edit`, beside the page or at another address. */
export const overHttp = (base = '', open: OpenEvents = (url) => new EventSource(url)): Project => {
  const address = (path: string): string => `${base}api/file/${path.split('/').map(encodeURIComponent).join('/')}`;
  return {
    list: async () => {
      const response = await fetch(`${base}api/list`);
      if (!response.ok) throw failed('list', response);
      return (await response.json()) as readonly FileEntry[];
    },
    read: async (path) => {
      const response = await fetch(address(path));
      return response.ok ? fileOf(response) : undefined;
    },
    write: async (path, text, expected) =>
      written(path, await fetch(address(path), { method: 'PUT', body: text, headers: expecting(expected) })),
    remove: async (path, expected) =>
      written(path, await fetch(address(path), { method: 'DELETE', headers: expecting(expected) })),
    rename: async (from, to, expected) =>
      renamed(
        from,
        await fetch(`${base}api/rename`, {
          method: 'POST',
          body: JSON.stringify({ from, to }),
          headers: expecting(expected),
        }),
      ),
    watch: (changed) => {
      const events = open(`${base}api/watch`);
      events.addEventListener('change', ({ data }) => pathsOf(data).forEach(changed));
      return () => events.close();
    },
  };
};
