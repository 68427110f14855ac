import type { Brought } from '../state/offer.ts';

/** A folder with more than this was dropped by mistake. */
const MOST = 3000;
const SKIPPED = /^(?:\..*|node_modules|dist)$/;

const bytesOf = async (name: string, file: File): Promise<readonly Brought[]> => {
  try {
    return [{ name, bytes: new Uint8Array(await file.arrayBuffer()) }];
  } catch {
    // It went while it was read, or may not be read.
    return [];
  }
};

/** Files as they were chosen; those of a folder with their paths in it. */
export const chosen = async (files: Iterable<File>): Promise<readonly Brought[]> => {
  const named = [...files].map((file) => [file.webkitRelativePath || file.name, file] as const);
  const wanted = named.filter(([name]) => !name.split('/').some((part) => SKIPPED.test(part))).slice(0, MOST);
  return (await Promise.all(wanted.map(([name, file]) => bytesOf(name, file)))).flat();
};

/** Files and folders as they were dropped. */
export const dropped = async (transfer: DataTransfer): Promise<readonly Brought[]> => {
  // What was dropped can be asked for only while the event is handled.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return (await Promise.all(entries.map((entry) => filesIn(entry)))).flat().slice(0, MOST);
};

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const filesIn = async (entry: FileSystemEntry): Promise<readonly Brought[]> => {
  if (SKIPPED.test(entry.name)) return [];
  const name = entry.fullPath.replace(/^\//, '');
  if (isFile(entry))
    return new Promise((done) =>
      entry.file(
        (file) => void bytesOf(name, file).then(done),
        () => done([]),
      ),
    );
  if (!isFolder(entry)) return [];
  return (await Promise.all((await entriesOf(entry)).map(filesIn))).flat();
};

/** The browser gives the entries of a folder in portions, an empty one at the end. */
const entriesOf = async (folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> => {
  const reader = folder.createReader();
  const portion = (): Promise<readonly FileSystemEntry[]> =>
    new Promise((done) => reader.readEntries(done, () => done([])));
  const all: FileSystemEntry[] = [];
  for (let next = await portion(); next.length > 0 && all.length < MOST; next = await portion()) all.push(...next);
  return all;
};
