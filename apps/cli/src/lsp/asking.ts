import { variantName } from '@sandtable/compiler';
import { type LanguageService, type LocalizedFinding, languageService } from '@sandtable/ide';
import type { Language } from '@sandtable/messages';
import {
  ErrorCodes,
  type HandlerResult,
  type Position,
  type ProtocolConnection,
  type ProtocolRequestType,
  ResponseError,
  type TextDocumentIdentifier,
} from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Client } from './client.ts';
import type { Documents } from './documents.ts';
import type { EditedRuleset } from './edited-ruleset.ts';
import { type Texts, textsOf } from './translate/places.ts';
import { pathOf } from './uris.ts';
import type { Workspace } from './workspace.ts';

/** A place that is asked about, in the ruleset as it is now. */
export interface Here {
  readonly ruleset: EditedRuleset;
  readonly service: LanguageService;
  readonly texts: Texts;
  readonly file: string;
  readonly document: TextDocument;
  readonly offset: number;
}

type On = <P, R, PR, E, RO>(
  type: ProtocolRequestType<P, R, PR, E, RO>,
  answer: (params: P) => HandlerResult<R, E>,
) => void;

/** What answers are made of. */
export interface Asking {
  readonly on: On;
  /** Undefined for a document that belongs to no ruleset; without a position its beginning is meant. */
  at(document: TextDocumentIdentifier, position?: Position): Promise<Here | undefined>;
  published(ruleset: EditedRuleset): readonly LocalizedFinding[];
  readonly workspace: Workspace;
  /** The rulesets of all folders that the editor has open. */
  everything(): Promise<readonly EditedRuleset[]>;
  textsIn(ruleset: EditedRuleset): Texts;
  lang(): Language;
  client(): Client;
}

/** Where a conversation stands: nothing is answered before it has begun, nor after its end. */
export interface Conversation {
  state: 'fresh' | 'ready' | 'ended';
  client: Client;
  lang: Language;
}

/** Answers requests in their time only; the protocol has an error for each other one. */
export const answering =
  (connection: ProtocolConnection, conversation: Conversation): On =>
  <P, R, PR, E, RO>(type: ProtocolRequestType<P, R, PR, E, RO>, answer: (params: P) => HandlerResult<R, E>): void => {
    connection.onRequest(type, (params) => {
      if (conversation.state === 'fresh')
        return new ResponseError<E>(ErrorCodes.ServerNotInitialized, 'not initialized');
      if (conversation.state === 'ended') return new ResponseError<E>(ErrorCodes.InvalidRequest, 'shut down');
      return answer(params);
    });
  };

export function askingIn(
  on: On,
  conversation: Conversation,
  documents: Documents,
  workspace: Workspace,
  published: Asking['published'],
): Asking {
  return {
    on,
    at: async ({ uri }, position) => {
      const path = pathOf(uri);
      if (path === undefined) return undefined;
      const ruleset = await workspace.rulesetOf(path);
      const file = ruleset.fileOf(path);
      const files = ruleset.files();
      // What names mean in a variant is known with that one applied on top of the rules.
      const variant = file && variantName(file);
      const library = ruleset.compiler.library(files, variant ? [variant] : []);
      if (file === undefined || library === undefined || !files.some((one) => one.path === file)) return undefined;
      const texts = textsOf(ruleset, documents.byPath);
      const document = texts(file);
      const service = languageService(library, file, conversation.lang);
      return { ruleset, service, texts, file, document, offset: position ? document.offsetAt(position) : 0 };
    },
    published,
    workspace,
    everything: async () => {
      for (const root of conversation.client.roots) await workspace.openAll(root);
      return await workspace.opened();
    },
    textsIn: (ruleset) => textsOf(ruleset, documents.byPath),
    lang: () => conversation.lang,
    client: () => conversation.client,
  };
}
