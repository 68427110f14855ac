import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import {
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  type InitializeParams,
  InitializeRequest,
  type InitializeResult,
  type Position,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { serve } from '../../src/lsp/serve.ts';
import { LEGEND } from '../../src/lsp/translate/tokens.ts';
import { uriOf } from '../../src/lsp/uris.ts';

type Files = Readonly<Record<string, string>>;

/** An editor on the other end of two streams, with a folder of files. */
export interface Editor {
  readonly root: string;
  readonly connection: ProtocolConnection;
  readonly input: PassThrough;
  readonly ended: Promise<number>;
  uri(file: string): string;
  begin(locale?: string, said?: Partial<InitializeParams>): Promise<InitializeResult>;
  open(file: string, text: string): Promise<void>;
  /** Puts a text in the place of another one. */
  type(file: string, text: string, old: string, typed: string, version: number): Promise<string>;
  /** What is wrong with a file, as soon as it is reported and passes. */
  wrong(file: string, passes?: (found: readonly Diagnostic[]) => boolean): Promise<readonly Diagnostic[]>;
  leave(): Promise<number>;
}

export async function editing(files: Files): Promise<Editor> {
  const root = await mkdtemp(join(tmpdir(), 'sandtable-lsp-'));
  for (const [file, text] of Object.entries(files)) await put(join(root, file), text);
  const [input, output] = [new PassThrough(), new PassThrough()];
  const ended = serve({ input, output });
  const connection = createProtocolConnection(new StreamMessageReader(output), new StreamMessageWriter(input));
  const reported = new Map<string, readonly Diagnostic[]>();
  const waiting = new Set<() => void>();
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
    reported.set(uri, diagnostics);
    for (const look of waiting) look();
  });
  connection.listen();
  const uri = (file: string): string => uriOf(join(root, file));
  return {
    root,
    connection,
    input,
    ended,
    uri,
    begin: async (locale = 'en', said = {}) => {
      const capabilities = {
        textDocument: {
          completion: { completionItem: { snippetSupport: true } },
          documentSymbol: { hierarchicalDocumentSymbolSupport: true },
          rename: { prepareSupport: true },
        },
      };
      const workspaceFolders = [{ uri: uriOf(root), name: 'all' }];
      const params = { processId: null, rootUri: uriOf(root), capabilities, workspaceFolders, locale, ...said };
      const result = await connection.sendRequest(InitializeRequest.type, params);
      await connection.sendNotification(InitializedNotification.type, {});
      return result;
    },
    open: async (file, text) =>
      await connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { uri: uri(file), languageId: 'sand', version: 1, text },
      }),
    type: async (file, text, old, typed, version) => {
      const at = text.indexOf(old);
      const range = { start: placeIn(text, at), end: placeIn(text, at + old.length) };
      await connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri: uri(file), version },
        contentChanges: [{ range, text: typed }],
      });
      return text.slice(0, at) + typed + text.slice(at + old.length);
    },
    wrong: (file, passes = () => true) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = reported.get(uri(file));
          if (found === undefined || !passes(found)) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    leave: async () => {
      await connection.sendRequest(ShutdownRequest.type);
      await connection.sendNotification(ExitNotification.type);
      const code = await ended;
      connection.dispose();
      await rm(root, { recursive: true });
      return code;
    },
  };
}

export async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** The line and column of an offset, from 0; lines may end in either way. */
export function placeIn(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

/** The place where a word stands. */
export const at = (text: string, word: string): Position => placeIn(text, text.indexOf(word));

/** What a text is coloured by, as `colour word`; `data` are the five numbers for each. */
export function inColours(text: string, data: readonly number[]): readonly string[] {
  const lines = text.split('\n');
  let [line, from] = [0, 0];
  return Array.from({ length: data.length / 5 }, (_, i) => {
    const [down = 0, right = 0, length = 0, type = 0] = data.slice(5 * i, 5 * i + 4);
    [line, from] = [line + down, down === 0 ? from + right : right];
    return `${LEGEND.tokenTypes[type]} ${lines[line]?.slice(from, from + length)}`;
  });
}
