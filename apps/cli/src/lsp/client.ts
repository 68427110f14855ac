import type { InitializeParams } from 'vscode-languageserver/node';
import { pathOf } from './uris.ts';

/** What the editor on the other side can do. */
export interface Client {
  /** Places to be filled in, in what completion inserts. */
  readonly snippets: boolean;
  /** Symbols within symbols; others get a flat list. */
  readonly nests: boolean;
  /** Asks what a rename would change before it asks for a name. */
  readonly preparesRename: boolean;
  /** Shows edits before they are made, where they want it. */
  readonly previews: boolean;
  readonly roots: readonly string[];
}

/** Before anybody has said hello. */
export const NOBODY: Client = { snippets: false, nests: false, preparesRename: false, previews: false, roots: [] };

export function clientOf({ capabilities: can, workspaceFolders, rootUri, rootPath }: InitializeParams): Client {
  const edits = can.workspace?.workspaceEdit;
  // Editors of different ages say in different ways what they have open.
  const one = rootUri ? pathOf(rootUri) : (rootPath ?? undefined);
  return {
    snippets: can.textDocument?.completion?.completionItem?.snippetSupport === true,
    nests: can.textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport === true,
    preparesRename: can.textDocument?.rename?.prepareSupport === true,
    previews: edits?.documentChanges === true && edits.changeAnnotationSupport !== undefined,
    roots: workspaceFolders?.flatMap(({ uri }) => pathOf(uri) ?? []) ?? (one === undefined ? [] : [one]),
  };
}
