import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import {
  CancellationTokenSource,
  type CodeAction,
  CodeActionRequest,
  DidChangeConfigurationNotification,
  DidChangeTextDocumentNotification,
  DidChangeWorkspaceFoldersNotification,
  DocumentSymbolRequest,
  HoverRequest,
  type InitializeParams,
  RenameRequest,
  SemanticTokensRangeRequest,
  SetTraceNotification,
  type SymbolInformation,
  WorkspaceSymbolRequest,
} from 'vscode-languageserver/node';
import { uriOf } from '../../src/lsp/uris.ts';
import { at, type Editor, editing, inColours, put } from './editor.ts';
import { MAIN, MOVES, RIVER } from './rules.ts';

let editor: Editor;
afterEach(async () => void (await editor.leave()));

const begin = async (said: Partial<InitializeParams>) => {
  editor = await editing(RIVER);
  return await editor.begin('en', said);
};

/** What editors say of themselves, as far as it makes a difference. */
const VSCODE: Partial<InitializeParams> = {
  clientInfo: { name: 'Visual Studio Code', version: '1.100.0' },
  capabilities: {
    workspace: {
      workspaceFolders: true,
      configuration: true,
      workspaceEdit: {
        documentChanges: true,
        resourceOperations: ['create', 'rename', 'delete'],
        changeAnnotationSupport: { groupsOnLabel: true },
      },
    },
    textDocument: {
      documentSymbol: { hierarchicalDocumentSymbolSupport: true },
      rename: { prepareSupport: true, honorsChangeAnnotations: true },
      codeAction: { isPreferredSupport: true, resolveSupport: { properties: ['edit'] }, dataSupport: true },
    },
    general: { positionEncodings: ['utf-16'], staleRequestSupport: { cancel: true, retryOnContentModified: [] } },
  },
};
const HELIX: Partial<InitializeParams> = {
  clientInfo: { name: 'helix', version: '25.01' },
  initializationOptions: null,
  capabilities: {
    workspace: { workspaceFolders: true, applyEdit: true, workspaceEdit: { documentChanges: true } },
    textDocument: { hover: { contentFormat: ['markdown'] }, rename: { prepareSupport: true } },
    general: { positionEncodings: ['utf-8', 'utf-32', 'utf-16'] },
  },
};
/** Before positions could be counted otherwise, and with one folder that has no name. */
const NEOVIM: Partial<InitializeParams> = {
  clientInfo: { name: 'Neovim', version: '0.7.2' },
  workspaceFolders: null,
  trace: 'off',
  capabilities: {
    textDocument: { documentSymbol: { hierarchicalDocumentSymbolSupport: true }, rename: { prepareSupport: true } },
  },
};
const BARE: Partial<InitializeParams> = { workspaceFolders: null, rootUri: null, capabilities: {} };

const symbols = () =>
  editor.connection.sendRequest(DocumentSymbolRequest.type, { textDocument: { uri: editor.uri('river/main.sand') } });

test.each([
  ['Visual Studio Code', VSCODE, true],
  ['Helix', HELIX, false],
  ['Neovim', NEOVIM, true],
  ['one that can do nothing', BARE, false],
] as const)('%s is served, and sent only what it understands', async (_, said, nests) => {
  const { capabilities } = await begin(said);
  expect(capabilities.positionEncoding).toBe('utf-16');
  const prepares = said.capabilities?.textDocument?.rename?.prepareSupport === true;
  expect(capabilities.renameProvider).toEqual(prepares ? { prepareProvider: true } : true);
  await editor.connection.sendNotification(SetTraceNotification.type, { value: 'off' });
  await editor.connection.sendNotification(DidChangeConfigurationNotification.type, { settings: {} });
  await editor.open('river/main.sand', MAIN);
  expect(await editor.wrong('river/main.sand')).toEqual([]);
  const all = (await symbols()) ?? [];
  expect(all.every((one) => 'location' in one === !nests)).toBe(true);
  const flat = all as readonly SymbolInformation[];
  if (!nests) expect(flat.find(({ name }) => name === 'rowing')).toBeDefined();
});

test('signs outside of the first plane count as two, and a text may come as a whole', async () => {
  await begin(HELIX);
  await editor.open('river/main.sand', MAIN);
  const text = MAIN.replace('/// Whether', '/// 𝄞 ä Whether');
  const textDocument = { uri: editor.uri('river/main.sand') };
  await editor.connection.sendNotification(DidChangeTextDocumentNotification.type, {
    textDocument: { ...textDocument, version: 2 },
    contentChanges: [{ text: `expect "𝄞" == "𝄞" and strong(red) == false\n${text}` }],
  });
  const edit = await editor.connection.sendRequest(RenameRequest.type, {
    textDocument,
    position: { line: 0, character: 26 },
    newName: 'sturdy',
  });
  expect(edit?.changes?.[textDocument.uri]?.map(({ range }) => range)).toContainEqual({
    start: { line: 0, character: 'expect "𝄞" == "𝄞" and '.length },
    end: { line: 0, character: 'expect "𝄞" == "𝄞" and strong'.length },
  });
});

test('only what is asked for is offered, and what changes several places asks for a look first', async () => {
  await begin(VSCODE);
  const text = MAIN.replace('crew.strength > limit', 'crew.strength > 3 and (crew.strength > 3 or score > 3)');
  await editor.open('river/main.sand', text);
  const start = at(text, '3 and');
  const request = async (only?: string[]) =>
    (await editor.connection.sendRequest(CodeActionRequest.type, {
      textDocument: { uri: editor.uri('river/main.sand') },
      range: { start, end: start },
      context: { diagnostics: [], triggerKind: 1, ...(only ? { only } : {}) },
    })) as CodeAction[];
  const titles = (all: readonly CodeAction[]): readonly string[] => all.map(({ title }) => title);
  expect(titles(await request(['refactor.inline']))).toEqual([]);
  expect(titles(await request(['source.fixAll']))).toEqual([]);
  const extracts = await request(['refactor']);
  expect(titles(extracts)).toEqual(titles(await request()));
  expect(titles(extracts)).toEqual(['Extract constant from 3', 'Extract constant from 3 (all 3 in this rule)']);
  const [one, all] = extracts;
  expect(one?.edit?.changes).toBeDefined();
  expect(Object.values(all?.edit?.changeAnnotations ?? {})).toEqual([
    { label: 'Extract constant from 3 (all 3 in this rule)', needsConfirmation: true },
  ]);
});

test('colours of a part of a file, folders that come and go, and requests that are cancelled', async () => {
  await begin(VSCODE);
  await editor.open('river/main.sand', MAIN);
  const textDocument = { uri: editor.uri('river/main.sand') };
  const line = at(MAIN, 'function strong').line;
  const range = { start: { line, character: 0 }, end: { line: line + 1, character: 0 } };
  const tokens = await editor.connection.sendRequest(SemanticTokensRangeRequest.type, { textDocument, range });
  expect(tokens?.data[0]).toBe(line);
  expect(inColours(MAIN.split('\n').slice(line).join('\n'), [0, ...(tokens?.data.slice(1) ?? [])])).toEqual([
    'keyword function',
    'function strong',
    'parameter crew',
    'class Crew',
    'keyword bool',
    'parameter crew',
    'property strength',
    'macro limit',
  ]);
  const folder = { uri: uriOf(editor.root), name: 'all' };
  const change = (added: readonly (typeof folder)[], removed: readonly (typeof folder)[]) =>
    editor.connection.sendNotification(DidChangeWorkspaceFoldersNotification.type, {
      event: { added: [...added], removed: [...removed] },
    });
  await change([], [folder]);
  await put(join(editor.root, 'lake/main.sand'), MAIN.replace('"river"', '"lake"'));
  const found = async () =>
    (await editor.connection.sendRequest(WorkspaceSymbolRequest.type, { query: 'strong' })) ?? [];
  expect((await found()).map(({ location }) => location.uri)).not.toContain(editor.uri('lake/main.sand'));
  await change([folder], []);
  expect((await found()).map(({ location }) => location.uri)).toContain(editor.uri('lake/main.sand'));
  const cancelled = new CancellationTokenSource();
  const asked = editor.connection.sendRequest(
    HoverRequest.type,
    { textDocument, position: at(MAIN, 'strong') },
    cancelled.token,
  );
  cancelled.cancel();
  await asked.catch(() => undefined);
  await editor.open('river/moves.sand', MOVES);
  expect(await editor.wrong('river/moves.sand')).toEqual([]);
});
