import type { TextDocumentContentChangeEvent, TextDocumentItem } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { pathOf } from './uris.ts';

/** The documents that are open in the editor, by path: what is typed counts, not what is on disk. */
export interface Documents {
  readonly byPath: ReadonlyMap<string, TextDocument>;
  open(item: TextDocumentItem): string | undefined;
  change(uri: string, version: number | null, changes: readonly TextDocumentContentChangeEvent[]): string | undefined;
  close(uri: string): string | undefined;
}

/** Each change tells the path it is about; none for a document that is not on disk, or was never opened. */
export function createDocuments(): Documents {
  const byPath = new Map<string, TextDocument>();
  return {
    byPath,
    open: ({ uri, languageId, version, text }) => {
      const path = pathOf(uri);
      if (path !== undefined) byPath.set(path, TextDocument.create(uri, languageId, version, text));
      return path;
    },
    change: (uri, version, changes) => {
      const path = pathOf(uri);
      const known = path === undefined ? undefined : byPath.get(path);
      if (path === undefined || known === undefined) return undefined;
      byPath.set(path, TextDocument.update(known, [...changes], version ?? known.version + 1));
      return path;
    },
    close: (uri) => {
      const path = pathOf(uri);
      return path !== undefined && byPath.delete(path) ? path : undefined;
    },
  };
}
