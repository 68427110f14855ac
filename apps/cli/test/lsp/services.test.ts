import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  CodeActionRequest,
  CodeLensRequest,
  type CompletionItem,
  CompletionRequest,
  CompletionResolveRequest,
  DefinitionRequest,
  DocumentFormattingRequest,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  HoverRequest,
  type InitializeParams,
  InlayHintRequest,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
  SemanticTokensRequest,
  SignatureHelpRequest,
  WorkspaceSymbolRequest,
} from 'vscode-languageserver/node';
import { at, type Editor, editing, inColours, placeIn, put } from './editor.ts';
import { CREWS, MAIN, MOVES, RIVER } from './rules.ts';

let editor: Editor;
beforeEach(async () => {
  editor = await editing(RIVER);
  await editor.begin();
});
afterEach(async () => void (await editor.leave()));

const none = (found: readonly unknown[]): boolean => found.length === 0;
const some = (found: readonly unknown[]): boolean => found.length > 0;

test('what is wrong is reported as it is typed, in every file it concerns', async () => {
  await editor.open('river/main.sand', MAIN);
  expect(await editor.wrong('river/main.sand')).toEqual([]);
  const typed = await editor.type('river/main.sand', MAIN, 'function strong', 'function stout', 2);
  const [elsewhere] = await editor.wrong('river/moves.sand', some);
  expect(elsewhere?.code).toBe('name/unknown');
  expect(elsewhere?.range.start).toEqual(at(MOVES, 'strong'));
  await editor.type('river/main.sand', typed, 'function stout', 'function strong', 3);
  expect(await editor.wrong('river/moves.sand', none)).toEqual([]);
});

test.each([
  ['de-AT', 'zweimal'],
  ['fr-CA', 'deux fois'],
])('a finding names further places and is reported in the language of the editor: %s', async (locale, twice) => {
  await editor.leave();
  editor = await editing(RIVER);
  await editor.begin(locale);
  await editor.open('river/main.sand', `${MAIN}state score: bool = false\n`);
  const [found] = await editor.wrong('river/main.sand', some);
  expect(found?.message).toContain(twice);
  expect(found?.relatedInformation?.[0]?.location.range.start).toEqual(at(MAIN, 'score'));
});

const LINKING = { textDocument: { publishDiagnostics: { codeDescriptionSupport: true } } };
const pageOfFirst = async (said: Partial<InitializeParams>): Promise<string | undefined> => {
  await editor.leave();
  editor = await editing(RIVER);
  await editor.begin('de', said);
  await editor.open('river/main.sand', `${MAIN}state score: bool = false\n`);
  const [found] = await editor.wrong('river/main.sand', some);
  expect(found?.code).toBe('name/duplicate');
  return found?.codeDescription?.href;
};

test('the code of a finding links to its page: a file, or a page of a manual that the editor names', async () => {
  const file = await pageOfFirst({ capabilities: LINKING });
  expect(file).toMatch(/^file:.*\/findings\/de\/name\/duplicate\.md$/);
  expect(await readFile(new URL(file ?? ''), 'utf8')).toMatch(/^# name\/duplicate/);
  const manual = 'https://rules.example/manual/';
  expect(await pageOfFirst({ capabilities: LINKING, initializationOptions: { manual } })).toBe(
    'https://rules.example/manual/findings/de/name/duplicate.html',
  );
  const script = { manual: 'javascript:alert(1)' };
  expect(await pageOfFirst({ capabilities: LINKING, initializationOptions: script })).toBe(file);
  expect(await pageOfFirst({})).toBeUndefined();
});

test('a repair of a finding is offered where it stands', async () => {
  const text = MOVES.replace('strong(crew)', 'strng(crew)');
  await editor.open('river/moves.sand', text);
  await editor.wrong('river/moves.sand', some);
  const start = at(text, 'strng');
  const [action] = (await editor.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: editor.uri('river/moves.sand') },
    range: { start, end: start },
    context: { diagnostics: [] },
  })) as { kind: string; isPreferred: boolean; edit: unknown }[];
  expect(action).toMatchObject({ kind: 'quickfix', isPreferred: true });
  const range = { start, end: { ...start, character: start.character + 5 } };
  expect(action?.edit).toEqual({ changes: { [editor.uri('river/moves.sand')]: [{ range, newText: 'strong' }] } });
});

test('hover, definition and references', async () => {
  await editor.open('river/moves.sand', MOVES);
  const asked = { textDocument: { uri: editor.uri('river/moves.sand') }, position: at(MOVES, 'strong') };
  const hover = await editor.connection.sendRequest(HoverRequest.type, asked);
  expect(JSON.stringify(hover?.contents)).toContain('Whether a crew is strong.');
  const definition = await editor.connection.sendRequest(DefinitionRequest.type, asked);
  expect(definition).toMatchObject({ uri: editor.uri('river/main.sand'), range: { start: at(MAIN, 'strong(crew') } });
  const context = { includeDeclaration: false };
  const references = await editor.connection.sendRequest(ReferencesRequest.type, { ...asked, context });
  expect(references?.map(({ uri }) => uri)).toEqual([editor.uri('river/moves.sand')]);
});

test('what is named tells which house rules say it otherwise, each with a way there', async () => {
  const house = 'variant "few" version "1.0.0" of "river" "^1.0" {\n  set constant limit = 5\n}\n';
  await put(join(editor.root, 'river/variants/few.sand'), house);
  await editor.open('river/main.sand', MAIN);
  const textDocument = { uri: editor.uri('river/main.sand') };
  const position = at(MAIN, 'limit\n\nplay');
  const hover = await editor.connection.sendRequest(HoverRequest.type, { textDocument, position });
  const link = `[changed by few](${editor.uri('river/variants/few.sand')}#L2): \`set constant limit = 5\``;
  expect(JSON.stringify(hover?.contents)).toContain(link);
  const lenses = await editor.connection.sendRequest(CodeLensRequest.type, { textDocument });
  expect(lenses?.map(({ command }) => command?.title)).toContain('changed by few');
});

test('a member is renamed in the table that it stands in', async () => {
  await editor.open('river/main.sand', MAIN);
  const asked = { textDocument: { uri: editor.uri('river/main.sand') }, position: at(MAIN, 'blue') };
  expect(await editor.connection.sendRequest(PrepareRenameRequest.type, asked)).toMatchObject({
    start: at(MAIN, 'blue'),
  });
  const edit = await editor.connection.sendRequest(RenameRequest.type, { ...asked, newName: 'azure' });
  expect(Object.keys(edit?.changes ?? {}).sort()).toEqual([
    editor.uri('river/crews.csv'),
    editor.uri('river/main.sand'),
  ]);
  expect(edit?.changes?.[editor.uri('river/crews.csv')]?.[0]?.range.start).toEqual(at(CREWS, 'blue'));
  await expect(editor.connection.sendRequest(RenameRequest.type, { ...asked, newName: 'not a name' })).rejects.toThrow(
    'isn’t a valid name',
  );
});

test('completion tells what fits, and more about it when asked', async () => {
  const text = MOVES.replace('strong(crew)', 'str');
  await editor.open('river/moves.sand', text);
  const items = (await editor.connection.sendRequest(CompletionRequest.type, {
    textDocument: { uri: editor.uri('river/moves.sand') },
    position: placeIn(text, text.indexOf('str') + 3),
  })) as CompletionItem[];
  const [first] = items;
  expect(first).toMatchObject({ label: 'strong', textEdit: { newText: 'strong($0)' } });
  expect(first?.documentation).toBeUndefined();
  const whole = await editor.connection.sendRequest(CompletionResolveRequest.type, first as CompletionItem);
  expect(whole.documentation).toMatchObject({ value: expect.stringContaining('Whether a crew is strong.') });
});

test('the parameter that is being typed', async () => {
  await editor.open('river/moves.sand', MOVES);
  const help = await editor.connection.sendRequest(SignatureHelpRequest.type, {
    textDocument: { uri: editor.uri('river/moves.sand') },
    position: placeIn(MOVES, MOVES.indexOf('strong(') + 7),
  });
  expect(help).toMatchObject({ activeParameter: 0, signatures: [{ parameters: [{ label: 'crew: Crew' }] }] });
});

test('outline, folds and colours of a file', async () => {
  await editor.open('river/main.sand', MAIN);
  const textDocument = { uri: editor.uri('river/main.sand') };
  const symbols = await editor.connection.sendRequest(DocumentSymbolRequest.type, { textDocument });
  expect(symbols?.map(({ name }) => name)).toContain('strong');
  const folds = await editor.connection.sendRequest(FoldingRangeRequest.type, { textDocument });
  expect(folds).toContainEqual({ startLine: at(MAIN, 'table Bank').line, endLine: at(MAIN, 'south').line });
  const tokens = await editor.connection.sendRequest(SemanticTokensRequest.type, { textDocument });
  const coloured = inColours(MAIN, tokens?.data ?? []);
  expect(coloured.slice(0, 11)).toEqual([
    'keyword ruleset',
    'string "river"',
    'keyword version',
    'string "1.0.0"',
    'keyword language',
    'number 1',
    'comment /// Those who row.',
    'keyword kind',
    'class Crew',
    'property strength',
    'number 1',
  ]);
  // A name that the language knows as a word in other places is a name.
  expect(coloured).toContain('function strong');
});

test('formatting changes no more than it must, and keeps the ends of lines', async () => {
  const text = MOVES.replace('score += 1', 'score   +=   1').replaceAll('\n', '\r\n');
  await editor.open('river/moves.sand', text);
  const textDocument = { uri: editor.uri('river/moves.sand') };
  const options = { tabSize: 2, insertSpaces: true };
  const edits = await editor.connection.sendRequest(DocumentFormattingRequest.type, { textDocument, options });
  expect(edits).toHaveLength(1);
  expect(edits?.[0]?.newText).not.toContain('\n');
});

test('uses above declarations, numbers behind constants, and names of everything', async () => {
  await editor.open('river/main.sand', MAIN);
  const textDocument = { uri: editor.uri('river/main.sand') };
  const lenses = await editor.connection.sendRequest(CodeLensRequest.type, { textDocument });
  const strong = lenses?.find(({ range }) => range.start.line === at(MAIN, 'function strong').line);
  expect(strong?.command?.title).toBe('1 use');
  const range = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
  const hints = await editor.connection.sendRequest(InlayHintRequest.type, { textDocument, range });
  expect(hints).toMatchObject([{ label: '= 3', position: at(MAIN, '\n\nplay') }]);
  await put(join(editor.root, 'lake/main.sand'), MAIN.replace('"river"', '"lake"'));
  const found = (await editor.connection.sendRequest(WorkspaceSymbolRequest.type, { query: 'stro' })) ?? [];
  expect(
    found.map(({ name, location }) => `${name} ${location.uri}`).filter((one) => one.startsWith('strong')),
  ).toEqual(
    expect.arrayContaining([`strong ${editor.uri('lake/main.sand')}`, `strong ${editor.uri('river/main.sand')}`]),
  );
  const members = (await editor.connection.sendRequest(WorkspaceSymbolRequest.type, { query: 'blue' })) ?? [];
  expect(members[0]).toMatchObject({ containerName: 'Crew', location: { uri: editor.uri('river/crews.csv') } });
});

test('the same rule for the other side is offered to who asks', async () => {
  const text = MOVES.replace('by crew', 'by crew where crew != red or b.wet');
  await editor.open('river/moves.sand', `${text}function first(): Crew = red\n`);
  const start = { ...at(`${text}function first`, 'function first'), character: 10 };
  const asked = { textDocument: { uri: editor.uri('river/moves.sand') }, range: { start, end: start } };
  const request = (triggerKind: 1 | 2) =>
    editor.connection.sendRequest(CodeActionRequest.type, { ...asked, context: { diagnostics: [], triggerKind } });
  expect(await request(2)).toEqual([]);
  expect(await request(1)).toMatchObject([
    { title: 'Remove unused “first”', kind: 'quickfix', edit: { changes: expect.anything() } },
    { title: 'Repeat for blue instead of red', kind: 'refactor.rewrite', edit: { changes: expect.anything() } },
  ]);
});
