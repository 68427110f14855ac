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
  /** Shows the code of a finding as a link. */
  readonly linksCodes: boolean;
  /** The manual on the web, where the pages that links lead to are to be found; otherwise they are files. */
  readonly manual: string | undefined;
  readonly roots: readonly string[];
}

/** Before anybody has said hello. */
export const NOBODY: Client = {
  snippets: false,
  nests: false,
  preparesRename: false,
  previews: false,
  linksCodes: false,
  manual: undefined,
  roots: [],
};

export function clientOf(params: InitializeParams): Client {
  const { capabilities: can, workspaceFolders, rootUri, rootPath, initializationOptions } = params;
  const edits = can.workspace?.workspaceEdit;
  // Editors of different ages say in different ways what they have open.
  const one = rootUri ? pathOf(rootUri) : (rootPath ?? undefined);
  return {
    snippets: can.textDocument?.completion?.completionItem?.snippetSupport === true,
    nests: can.textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport === true,
    preparesRename: can.textDocument?.rename?.prepareSupport === true,
    previews: edits?.documentChanges === true && edits.changeAnnotationSupport !== undefined,
    linksCodes: can.textDocument?.publishDiagnostics?.codeDescriptionSupport === true,
    manual: manualIn(initializationOptions),
    roots: workspaceFolders?.flatMap(({ uri }) => pathOf(uri) ?? []) ?? (one === undefined ? [] : [one]),
  };
}

/** What an editor is set up with is written by hand: anything else than an address on the web doesn't count. */
function manualIn(options: unknown): string | undefined {
  const { manual } = (options ?? {}) as { readonly manual?: unknown };
  return typeof manual === 'string' && /^https?:\/\/\S+$/.test(manual) ? manual.replace(/\/+$/, '') : undefined;
}
