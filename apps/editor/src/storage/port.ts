/** The one face the editor knows of where a project is kept. A version is the hash of the content. */
export interface FileEntry {
  /** `folder/file`, where the folder is a ruleset. */
  readonly path: string;
  readonly version: string;
  /** It is there, but cannot be read. */
  readonly unreadable?: true;
}
export interface FileText {
  readonly text: string;
  readonly version: string;
  /** What is stored is no text in UTF-8, and this is not all of it: it may not be written over. */
  readonly lossy?: true;
  /** It cannot be read at all. */
  readonly unreadable?: true;
}

/** The version of a file that is not there: who expects it makes a new file. */
export const ABSENT = 'absent';

export type Written =
  | { readonly ok: true; readonly version: string }
  /** Someone else wrote meanwhile; nothing was written. A file that is gone has no text and the version `ABSENT`. */
  | { readonly ok: false; readonly theirs: FileText };
export type Renamed = { readonly ok: true } | { readonly ok: false; readonly why: 'changed' | 'taken' };

/** Why the project could not be read or written at all. Nothing has happened then, and trying again may help. */
export type Why =
  | 'unreachable'
  | 'full'
  | 'unwritable'
  | 'gone'
  | 'failed'
  | 'tooLarge'
  | 'notText'
  | 'name'
  | 'notPart'
  | 'sameName'
  | 'readOnly'
  | 'cannotRead'
  | 'token'
  | 'forbidden'
  | 'noRoom'
  | 'unpermitted'
  | 'tooManyFiles'
  | 'noStore';
export class NotStored extends Error {
  readonly why: Why;
  constructor(why: Why, path: string) {
    super(`${path}: ${why}`);
    this.why = why;
  }
}

/**
 * Every change says which version it means; where another is stored, nothing happens. What cannot be done at all throws
 * `NotStored`.
 */
export interface Project {
  list(): Promise<readonly FileEntry[]>;
  read(path: string): Promise<FileText | undefined>;
  /** Reads several files, in their order. */
  readAll(paths: readonly string[]): Promise<readonly (FileText | undefined)[]>;
  write(path: string, text: string, expected: string): Promise<Written>;
  remove(path: string, expected: string): Promise<Written>;
  /** Never overwrites: a name that is there already is taken. */
  rename(from: string, to: string, expected: string): Promise<Renamed>;
  /**
   * Calls back with paths that changed; `again` where anything may have changed, because nobody listened for a while.
   * `lost` where nobody listens any more, for now. The result stops it.
   */
  watch(changed: (path: string) => void, again?: () => void, lost?: () => void): () => void;
}
