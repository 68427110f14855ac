import {
  CodeActionKind,
  PositionEncodingKind,
  type ServerCapabilities,
  TextDocumentSyncKind,
} from 'vscode-languageserver/node';
import { LEGEND } from './translate/tokens.ts';

/** What is served. */
export const capabilities: ServerCapabilities = {
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
  renameProvider: { prepareProvider: true },
  foldingRangeProvider: true,
  semanticTokensProvider: { legend: LEGEND, full: true },
  documentFormattingProvider: true,
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.Refactor] },
};
