import { versionOf } from './content-version.ts';
import type { FileHandle } from './disk-handles.ts';
import { decoded, UNREAD } from './file-text.ts';
import type { FileText } from './port.ts';

/** More than this is no text of a ruleset. */
const MOST_BYTES = 2_000_000;

/** A file that changed less than this before it was read may change again without looking any different. */
const SETTLED = 1000;

/** Reads a file as it is now; what is not text is marked so that nobody writes over it. */
export async function readHandle(handle: FileHandle): Promise<FileText> {
  const file = await handle.getFile();
  if (file.size > MOST_BYTES) return UNREAD;
  const read = decoded(await file.arrayBuffer());
  return { ...read, version: versionOf(read.text) };
}

/** Versions of files, each read again only once its size or time is another. */
export class DiskVersions {
  readonly #known = new Map<string, { readonly mark: string; readonly version: string }>();

  async of(path: string, handle: FileHandle): Promise<string> {
    const { size, lastModified } = await handle.getFile();
    const mark = `${size} ${lastModified}`;
    const known = this.#known.get(path);
    if (known?.mark === mark) return known.version;
    const now = Date.now();
    const { version } = await readHandle(handle);
    if (now - lastModified > SETTLED) this.#known.set(path, { mark, version });
    return version;
  }
}
