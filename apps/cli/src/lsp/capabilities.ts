import {
  CodeActionKind,
  PositionEncodingKind,
  type ServerCapabilities,
  TextDocumentSyncKind,
} from 'vscode-languageserver/node';
import type { Client } from './client.ts';
import { LEGEND } from './translate/tokens.ts';

/** What is served to an editor; what it cannot hear of is left out. */
export const capabilitiesFor = ({ preparesRename }: Client): ServerCapabilities => ({
  // Every editor can count in UTF-16, whatever else it offers; columns of the language are counted so.

  positionEncoding: PositionEncodingKind.UTF16,
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
  hoverProvider: true,
  completionProvider: { triggerCharacters: ['.'], resolveProvider: true },
  signatureHelpProvider: { triggerCharacters: ['(', ','] },
  definitionProvider: true,
  referencesProvider: true,
  documentHighlightProvider: true,
  documentSymbolProvider: true,
  workspaceSymbolProvider: true,
  codeLensProvider: { resolveProvider: false },
  inlayHintProvider: true,
  renameProvider: preparesRename ? { prepareProvider: true } : true,
  foldingRangeProvider: true,
  semanticTokensProvider: { legend: LEGEND, full: true, range: true },
  documentFormattingProvider: true,
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.Refactor] },
  workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
});
