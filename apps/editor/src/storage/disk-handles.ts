/** As much of the handles of the File System Access API as is used here, so that tests can hand in their own. */
export interface FileHandle {
  readonly kind: 'file';
  readonly name: string;
  getFile(): Promise<Pick<File, 'size' | 'lastModified' | 'arrayBuffer'>>;
  createWritable(): Promise<Writable>;
}

/** What is written counts once it is closed; until then the file is as it was. */
export interface Writable {
  write(text: string): Promise<void>;
  close(): Promise<void>;
  abort(): Promise<void>;
}

export interface FolderHandle {
  readonly kind: 'directory';
  readonly name: string;
  entries(): AsyncIterable<readonly [string, FileHandle | FolderHandle]>;
  getFileHandle(name: string, options?: Create): Promise<FileHandle>;
  getDirectoryHandle(name: string, options?: Create): Promise<FolderHandle>;
  removeEntry(name: string): Promise<void>;
  queryPermission?(mode: Mode): Promise<PermissionState>;
  /** Asks whoever sits before the page; only possible after a click or a key. */
  requestPermission?(mode: Mode): Promise<PermissionState>;
}

interface Create {
  readonly create: boolean;
}
interface Mode {
  readonly mode: 'readwrite';
}

export const WRITING: Mode = { mode: 'readwrite' };
