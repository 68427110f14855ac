/** The one face the editor knows of where a project is kept. A version is the hash of the content. */
export interface FileEntry {
  /** `folder/file`, where the folder is a ruleset. */
  readonly path: string;
  readonly version: string;
}
export interface FileText {
  readonly text: string;
  readonly version: string;
}
export type Written =
  | { readonly ok: true; readonly version: string }
  /** Somebody else wrote meanwhile; nothing was written. */
  | { readonly ok: false; readonly theirs: FileText };

export interface Project {
  list(): Promise<readonly FileEntry[]>;
  read(path: string): Promise<FileText | undefined>;
  /** Writes only if the stored version is still `expected`. */
  write(path: string, text: string, expected: string): Promise<Written>;
  /** Calls back with paths changed by others; the result stops it. */
  watch(changed: (path: string) => void): () => void;
}
