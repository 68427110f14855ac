import type { Readable, Writable } from 'node:stream';
import { type Language, wordedLanguage } from '@sandtable/messages';
import {
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidChangeWorkspaceFoldersNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DidSaveTextDocumentNotification,
  ErrorCodes,
  ExitNotification,
  InitializeRequest,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  ResponseError,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { answerAll } from './answers.ts';
import { answering, askingIn, type Conversation } from './asking.ts';
import { capabilitiesFor } from './capabilities.ts';
import { clientOf, NOBODY } from './client.ts';
import { createDocuments, type Documents } from './documents.ts';
import type { EditedRuleset } from './edited-ruleset.ts';
import { findingPage } from './finding-page.ts';
import { createPublisher, type Publisher } from './publisher.ts';
import { diagnosticOf } from './translate/findings.ts';
import { textsOf } from './translate/places.ts';
import { pathOf, uriOf } from './uris.ts';
import { watchRuleset } from './watch-ruleset.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

/** Bytes from an editor and to it. */
export interface Streams {
  readonly input: Readable;
  readonly output: Writable;
}

/**
 * Serves the language to an editor until it says goodbye or goes away; resolves with the exit code that the protocol
 * asks for. `lang` is the language of findings, where the editor's own is not to be taken.
 */
export function serve({ input, output }: Streams, lang?: Language): Promise<number> {
  const logged = (message: string): void => void process.stderr.write(`${message}\n`);
  const connection = createProtocolConnection(new StreamMessageReader(input), new StreamMessageWriter(output), {
    error: logged,
    warn: logged,
    info: logged,
    log: logged,
  });
  const conversation: Conversation = { state: 'fresh', client: NOBODY, lang: lang ?? 'en' };
  const documents = createDocuments();
  const publisher = publishing(connection, conversation, documents);
  const watches: (() => void)[] = [];
  const workspace = createWorkspace(documents, (ruleset) => {
    watches.push(watchRuleset(ruleset, publisher.touched));
  });
  const on = answering(connection, conversation);
  connection.onRequest(InitializeRequest.type, (params) => {
    if (conversation.state !== 'fresh') return new ResponseError(ErrorCodes.InvalidRequest, 'initialized twice');
    conversation.state = 'ready';
    conversation.client = clientOf(params);
    conversation.lang = lang ?? languageOf(params.locale);
    return { capabilities: capabilitiesFor(conversation.client), serverInfo: { name: 'sandtable' } };
  });
  answerAll(askingIn(on, conversation, documents, workspace, publisher.published));
  follow(connection, conversation, documents, workspace, publisher);
  const ended = goodbye(connection, conversation, input);
  connection.listen();
  return ended.finally(() => {
    publisher.stop();
    for (const stop of watches) stop();
    connection.dispose();
    // Editors leave the stream open until the process is gone, and it does not go while it may still read.
    input.destroy();
  });
}

const languageOf = (locale = 'en'): Language => wordedLanguage(locale.replaceAll('_', '-'));

/** Hands findings to the editor, by file; a file without any more is reported as such once. */
function publishing(connection: ProtocolConnection, conversation: Conversation, documents: Documents): Publisher {
  const marked = new Map<EditedRuleset, ReadonlySet<string>>();
  const isOpen = (ruleset: EditedRuleset, file: string): boolean => documents.byPath.has(ruleset.pathOf(file));
  return createPublisher(
    () => conversation.lang,
    isOpen,
    (ruleset, findings) => {
      const texts = textsOf(ruleset, documents.byPath);
      const page = (code: string) => findingPage(conversation.client, code, conversation.lang);
      const files = Map.groupBy(findings, ({ file }) => file);
      const before = marked.get(ruleset) ?? new Set<string>();
      const open = ruleset.files().flatMap(({ path }) => (isOpen(ruleset, path) ? [path] : []));
      for (const file of new Set([...open, ...before, ...files.keys()])) {
        const path = ruleset.pathOf(file);
        const version = documents.byPath.get(path)?.version;
        void connection.sendNotification(PublishDiagnosticsNotification.type, {
          uri: documents.byPath.get(path)?.uri ?? uriOf(path),
          diagnostics: (files.get(file) ?? []).map((one) => diagnosticOf(texts, one, page(one.code))),
          ...(version === undefined ? {} : { version }),
        });
      }
      marked.set(ruleset, new Set(files.keys()));
    },
  );
}

/** Follows what is opened, typed and closed in the editor, and what changes on disk. */
function follow(
  connection: ProtocolConnection,
  conversation: Conversation,
  documents: Documents,
  workspace: Workspace,
  publisher: Publisher,
): void {
  const isReady = (): boolean => conversation.state === 'ready';
  const touched = async (path: string | undefined): Promise<void> => {
    if (path !== undefined) publisher.touched(await workspace.rulesetOf(path));
  };
  const again = async (paths: readonly string[]): Promise<void> => {
    for (const ruleset of await workspace.opened()) {
      if (!paths.some((path) => ruleset.fileOf(path) !== undefined)) continue;
      await ruleset.reread(paths);
      publisher.touched(ruleset);
    }
  };
  connection.onNotification(DidOpenTextDocumentNotification.type, async ({ textDocument }) => {
    if (isReady()) await touched(documents.open(textDocument));
  });
  connection.onNotification(DidChangeTextDocumentNotification.type, async ({ textDocument, contentChanges }) => {
    if (isReady()) await touched(documents.change(textDocument.uri, textDocument.version, contentChanges));
  });
  connection.onNotification(DidCloseTextDocumentNotification.type, async ({ textDocument }) => {
    const path = documents.close(textDocument.uri);
    if (path !== undefined) await again([path]);
  });
  connection.onNotification(DidSaveTextDocumentNotification.type, async ({ textDocument }) => {
    const path = pathOf(textDocument.uri);
    if (path !== undefined) await again([path]);
  });
  connection.onNotification(DidChangeWorkspaceFoldersNotification.type, ({ event: { added, removed } }) => {
    const [more, less] = [added, removed].map((folders) => folders.flatMap(({ uri }) => pathOf(uri) ?? []));
    const kept = conversation.client.roots.filter((root) => less?.includes(root) !== true);
    conversation.client = { ...conversation.client, roots: [...kept, ...(more ?? [])] };
  });
  connection.onNotification(DidChangeWatchedFilesNotification.type, async ({ changes }) => {
    await again(changes.flatMap(({ uri }) => pathOf(uri) ?? []));
  });
}

/** Resolves when the editor says goodbye, or its stream ends: 0 if it had asked to shut down before. */
function goodbye(connection: ProtocolConnection, conversation: Conversation, input: Readable): Promise<number> {
  connection.onRequest(ShutdownRequest.type, () => {
    conversation.state = 'ended';
  });
  return new Promise((resolve) => {
    const end = (): void => resolve(conversation.state === 'ended' ? 0 : 1);
    connection.onNotification(ExitNotification.type, end);
    connection.onClose(end);
    input.once('end', end);
    input.once('close', end);
  });
}
