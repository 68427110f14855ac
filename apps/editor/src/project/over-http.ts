import type { FileEntry, FileText, Project } from './port.ts';

const address = (path: string): string => `api/file/${path.split('/').map(encodeURIComponent).join('/')}`;

/** The ETag is the version; proxies may mark it weak. */
const fileOf = async (response: Response): Promise<FileText> => ({
  text: await response.text(),
  version: response.headers.get('etag') ?? '',
});

const read = async (path: string): Promise<FileText | undefined> => {
  const response = await fetch(address(path));
  return response.ok ? fileOf(response) : undefined;
};

const write: Project['write'] = async (path, text, expected) => {
  const response = await fetch(address(path), { method: 'PUT', body: text, headers: { 'If-Match': expected } });
  if (response.ok) return { ok: true, version: response.headers.get('etag') ?? (await read(path))?.version ?? '' };
  if (response.status !== 409 && response.status !== 412) throw new Error(`writing ${path}: ${response.status}`);
  return { ok: false, theirs: (await read(path)) ?? { text: '', version: '' } };
};

const pathsOf = (data: string): readonly string[] => {
  const told: unknown = JSON.parse(data);
  return Array.isArray(told) ? told.map(String) : [];
};

/** The project kept by `sandtable edit`. */
export const overHttp = (): Project => ({
  list: async () => {
    const response = await fetch('api/list');
    if (!response.ok) throw new Error(`list: ${response.status}`);
    return (await response.json()) as readonly FileEntry[];
  },
  read,
  write,
  watch: (changed) => {
    const events = new EventSource('api/watch');
    events.addEventListener('change', ({ data }: MessageEvent<string>) => pathsOf(data).forEach(changed));
    return () => events.close();
  },
});
