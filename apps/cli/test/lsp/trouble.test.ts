import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  CompletionRequest,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DocumentSymbolRequest,
  HoverRequest,
  InitializeRequest,
  ShutdownRequest,
} from 'vscode-languageserver/node';
import { at, type Editor, editing, put } from './editor.ts';
import { MAIN, MOVES, RIVER } from './rules.ts';

let editor: Editor;
beforeEach(async () => {
  editor = await editing(RIVER);
});
afterEach(async () => {
  editor.input.end();
  await editor.ended;
  editor.connection.dispose();
  await rm(editor.root, { recursive: true, force: true });
});

const some = (found: readonly unknown[]): boolean => found.length > 0;
const none = (found: readonly unknown[]): boolean => found.length === 0;
const hover = (uri: string): Promise<unknown> =>
  editor.connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position: { line: 999, character: 999 } });

test('nothing is answered before the beginning, nor after the end', async () => {
  await expect(hover(editor.uri('river/main.sand'))).rejects.toMatchObject({ code: -32002 });
  await editor.begin();
  await expect(
    editor.connection.sendRequest(InitializeRequest.type, { processId: null, rootUri: null, capabilities: {} }),
  ).rejects.toMatchObject({ code: -32600 });
  await editor.connection.sendRequest(ShutdownRequest.type);
  await expect(hover(editor.uri('river/main.sand'))).rejects.toMatchObject({ code: -32600 });
});

test('an editor that goes away without a word leaves no server behind', async () => {
  await editor.begin();
  editor.input.end();
  expect(await editor.ended).toBe(1);
});

test.each(['untitled:Untitled-1', 'file:///nowhere/at/all.sand', 'file://%zz/x.sand', 'http://example.org/a.sand'])(
  'nothing is known of %s',
  async (uri) => {
    await editor.begin();
    expect(await hover(uri)).toBeNull();
    const changed = { textDocument: { uri, version: 7 }, contentChanges: [{ text: 'kind' }] };
    await editor.connection.sendNotification(DidChangeTextDocumentNotification.type, changed);
    await editor.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } });
    expect(await editor.connection.sendRequest(DocumentSymbolRequest.type, { textDocument: { uri } })).toEqual([]);
  },
);

test('a place behind the end of a text is its end', async () => {
  await editor.begin();
  await editor.open('river/moves.sand', MOVES);
  expect(await hover(editor.uri('river/moves.sand'))).toBeNull();
});

test('a file that is deleted while it is open counts as it is in the editor, until it is closed', async () => {
  await editor.begin();
  await editor.open('river/moves.sand', MOVES);
  await editor.open('river/main.sand', MAIN);
  await editor.wrong('river/main.sand', none);
  await rm(join(editor.root, 'river/moves.sand'));
  await editor.type('river/moves.sand', MOVES, 'score += 1', 'score += steps', 2);
  expect((await editor.wrong('river/moves.sand', some))[0]?.code).toBe('name/unknown');
  const textDocument = { uri: editor.uri('river/moves.sand') };
  await editor.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument });
  const [found] = await editor.wrong('river/main.sand', some);
  expect(found).toMatchObject({ code: 'name/unknown', range: { start: at(MAIN, 'row(crew)') } });
  expect(await editor.wrong('river/moves.sand', none)).toEqual([]);
});

test('what another program writes is seen', async () => {
  await editor.begin();
  await editor.open('river/main.sand', MAIN);
  await editor.wrong('river/main.sand', none);
  await put(join(editor.root, 'river/moves.sand'), MOVES.replace('strong', 'weak'));
  expect((await editor.wrong('river/moves.sand', some))[0]?.code).toBe('name/unknown');
});

test('places in texts with carriage returns are right', async () => {
  await editor.begin();
  const text = MOVES.replace('strong', 'strng').replaceAll('\n', '\r\n');
  await editor.open('river/moves.sand', text);
  const [found] = await editor.wrong('river/moves.sand', some);
  expect(found?.range.start).toEqual(at(text, 'strng'));
  await editor.type('river/moves.sand', text, 'strng', 'strong', 2);
  expect(await editor.wrong('river/moves.sand', none)).toEqual([]);
});

test('two rulesets in one folder know nothing of each other', async () => {
  await put(
    join(editor.root, 'lake/main.sand'),
    MAIN.replace('"river"', '"lake"').replace('constant limit', 'constant most'),
  );
  await editor.begin();
  await editor.open('river/main.sand', MAIN);
  await editor.open('lake/main.sand', MAIN.replaceAll('crew', 'team'));
  expect(await editor.wrong('river/main.sand', none)).toEqual([]);
  // The lake has no crews in a table, and nobody who rows.
  expect((await editor.wrong('lake/main.sand', some)).length).toBeGreaterThan(0);
  expect(await editor.wrong('river/main.sand')).toEqual([]);
});

test('what lies beside the rules is looked at too', async () => {
  await put(join(editor.root, 'river/layout.json'), '{ "version": 1, "board": { "kind": "Bnk" } }');
  await put(join(editor.root, 'river/variants/wide.sand'), 'variant "wide" of "river" {\n  set nothing = 4\n}\n');
  await editor.begin();
  await editor.open('river/variants/wide.sand', 'variant "wide" of "river" {\n  set nothing = 4\n}\n');
  expect(await editor.wrong('river/layout.json', some)).not.toEqual([]);
  expect(await editor.wrong('river/variants/wide.sand', some)).not.toEqual([]);
});

test('a table of two megabytes is reported and not read', async () => {
  await editor.begin();
  const big = `id,strength\n${Array.from({ length: 170_000 }, (_, i) => `crew${i},3\n`).join('')}`;
  expect(big.length).toBeGreaterThan(2_000_000);
  await editor.open('river/crews.csv', big);
  expect((await editor.wrong('river/crews.csv', some))[0]?.code).toBe('syntax/too-big');
  const textDocument = { uri: editor.uri('river/crews.csv') };
  const position = { line: 100_000, character: 2 };
  const offered = await editor.connection.sendRequest(CompletionRequest.type, { textDocument, position });
  expect(Array.isArray(offered)).toBe(true);
});

test('hundreds of mistakes are reported by file', async () => {
  await editor.begin();
  const wrong = Array.from({ length: 400 }, (_, i) => `function f${i}() = missing${i}\n`).join('');
  await editor.open('river/moves.sand', MOVES + wrong);
  const found = await editor.wrong('river/moves.sand', some);
  expect(found.length).toBeGreaterThan(50);
});

test('a message that is no JSON is passed over', async () => {
  editor.input.write('Content-Length: 5\r\n\r\n{bad}');
  expect((await editor.begin()).capabilities.hoverProvider).toBe(true);
});
