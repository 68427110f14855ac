import { type Item, languageService, wordsIn } from '@sandtable/ide';
import { findingsWithin } from '@sandtable/ide/findings-within';
import { messagesIn } from '@sandtable/messages';
import { format } from '@sandtable/syntax';
import {
  CodeActionRequest,
  CodeActionTriggerKind,
  CodeLensRequest,
  CompletionRequest,
  CompletionResolveRequest,
  DefinitionRequest,
  DocumentFormattingRequest,
  DocumentHighlightRequest,
  DocumentSymbolRequest,
  FoldingRangeKind,
  FoldingRangeRequest,
  HoverRequest,
  InlayHintRequest,
  LSPErrorCodes,
  MarkupKind,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
  ResponseError,
  SemanticTokensRangeRequest,
  SemanticTokensRequest,
  SignatureHelpRequest,
  WorkspaceSymbolRequest,
} from 'vscode-languageserver/node';
import type { Asking, Here } from './asking.ts';
import { exampleChanges } from './example-changes.ts';
import { changeOf, isAskedFor, repairsOf } from './translate/findings.ts';
import { editBetween, locationOf, rangeIn, wayTo, workspaceEdit } from './translate/places.ts';
import { flatSymbols, foundOf, hintOf, itemsOf, symbolOf } from './translate/symbols.ts';
import { coloursOf, encoded } from './translate/tokens.ts';

/** Every question that an editor may ask, answered by the services of the language. */
export function answerAll(asking: Asking): void {
  answerAboutDeclarations(asking);
  answerAboutNames(asking);
  answerAboutTyping(asking);
  answerAboutFiles(asking);
  answerAboutChanges(asking);
}

function answerAboutNames({ on, at, lang }: Asking): void {
  on(HoverRequest.type, async ({ textDocument, position }) => {
    const here = await at(textDocument, position);
    const hover = here?.service.hover(here.offset);
    if (here === undefined || hover === undefined) return null;
    const changed = here.service.changedBy(here.offset);
    const parts = [hover.markdown, ...changed.map((lens) => wayTo(here.texts, lens))];
    const contents = { kind: MarkupKind.Markdown, value: parts.join('\n\n') };
    return { contents, range: rangeIn(here.document, hover.span) };
  });
  on(DefinitionRequest.type, async ({ textDocument, position }) => {
    const here = await at(textDocument, position);
    const place = here?.service.definition(here.offset);
    return here && place ? locationOf(here.texts, place) : null;
  });
  on(ReferencesRequest.type, async ({ textDocument, position, context }) => {
    const here = await at(textDocument, position);
    if (here === undefined) return [];
    const own = context.includeDeclaration ? undefined : here.service.definition(here.offset);
    return here.service
      .references(here.offset)
      .filter(({ file, start }) => file !== own?.file || start !== own.start)
      .map((span) => locationOf(here.texts, span));
  });
  on(DocumentHighlightRequest.type, async ({ textDocument, position }) => {
    const here = await at(textDocument, position);
    if (here === undefined) return [];
    const places = here.service.references(here.offset).filter(({ file }) => file === here.file);
    return places.map((span) => ({ range: rangeIn(here.document, span) }));
  });
  on(PrepareRenameRequest.type, async ({ textDocument, position }) => {
    const here = await at(textDocument, position);
    const span = here?.service.renamable(here.offset);
    return here && span ? rangeIn(here.document, span) : null;
  });
  on(RenameRequest.type, async ({ textDocument, position, newName }) => {
    const here = await at(textDocument, position);
    const edits = here ? here.service.rename(here.offset, newName) : [];
    if (here !== undefined && edits.length > 0) return workspaceEdit(here.texts, edits);
    return new ResponseError(LSPErrorCodes.RequestFailed, messagesIn(lang()).text('lsp/no-rename', { name: newName }));
  });
}

function answerAboutTyping({ on, at, client }: Asking): void {
  let offered: readonly Item[] = [];
  on(CompletionRequest.type, async ({ textDocument, position }) => {
    const here = await at(textDocument, position);
    if (here === undefined) return [];
    const completion = here.service.completion(here.offset);
    offered = completion.items;
    return [...itemsOf(here.document, completion, client().snippets)];
  });
  on(CompletionResolveRequest.type, (item) => {
    const { doc = '', label } = offered[Number(item.data)] ?? {};
    return doc === '' || label !== item.label
      ? item
      : { ...item, documentation: { kind: MarkupKind.Markdown, value: doc } };
  });
  on(SignatureHelpRequest.type, async ({ textDocument, position }) => {
    const here = await at(textDocument, position);
    const help = here?.service.signature(here.offset);
    if (help === undefined) return null;
    const parameters = help.params.map((label) => ({ label }));
    const signature = { label: help.head, documentation: help.doc, parameters };
    return { signatures: [signature], activeSignature: 0, activeParameter: help.active };
  });
}

function answerAboutFiles({ on, at, client }: Asking): void {
  on(DocumentSymbolRequest.type, async ({ textDocument }) => {
    const here = await at(textDocument);
    if (here === undefined) return [];
    const lines = here.service.outline();
    return client().nests
      ? lines.map((line) => symbolOf(here.document, line))
      : lines.flatMap((line) => flatSymbols(here.document, line));
  });
  on(FoldingRangeRequest.type, async ({ textDocument }) => {
    const here = await at(textDocument);
    return (here?.service.folds() ?? []).map(({ first, last, comment }) => ({
      startLine: first - 1,
      endLine: last - 1,
      ...(comment ? { kind: FoldingRangeKind.Comment } : {}),
    }));
  });
  on(SemanticTokensRequest.type, async ({ textDocument }) => {
    const here = await at(textDocument);
    return { data: here ? encoded(here.document, coloursIn(here)) : [] };
  });
  on(SemanticTokensRangeRequest.type, async ({ textDocument, range }) => {
    const here = await at(textDocument, range.start);
    if (here === undefined) return { data: [] };
    const end = here.document.offsetAt(range.end);
    const within = coloursIn(here).filter((one) => one.end > here.offset && one.start < end);
    return { data: encoded(here.document, within) };
  });
  on(DocumentFormattingRequest.type, async ({ textDocument }) => {
    const here = await at(textDocument);
    if (here === undefined || !here.file.endsWith('.sand')) return [];
    return [...editBetween(here.document, format(here.document.getText()))];
  });
}

function answerAboutChanges({ on, at, published, client, lang }: Asking): void {
  on(CodeActionRequest.type, async ({ textDocument, range, context }) => {
    const here = await at(textDocument, range.start);
    if (here === undefined) return [];
    const found = findingsWithin(published(here.ruleset), here.file, here.offset, here.document.offsetAt(range.end));
    const repairs = found.flatMap((one) => {
      const fixes = [...one.fixes, ...here.service.repairs(one)];
      return repairsOf(here.texts, { ...one, fixes });
    });
    // What nobody asked for is only offered where something is wrong.
    const isAsked = context.triggerKind !== CodeActionTriggerKind.Automatic;
    const changes = isAsked ? here.service.refactorings(here.offset, here.document.offsetAt(range.end)) : [];
    const { previews } = client();
    const examples = isAsked ? exampleChanges(here, lang()) : [];
    const all = [...repairs, ...[...changes, ...examples].map((one) => changeOf(here.texts, one, previews))];
    return all.filter((one) => isAskedFor(one, context.only));
  });
}

/** What is shown beside the text, and the names of everything. */
function answerAboutDeclarations({ on, at, lang, everything, textsIn }: Asking): void {
  on(CodeLensRequest.type, async ({ textDocument }) => {
    const here = await at(textDocument);
    if (here === undefined) return [];
    // A command without a name is shown and does nothing: which one shows references each editor has its own name for.
    return here.service.lenses().map((lens) => ({
      range: rangeIn(here.document, lens.at),
      command: { title: lens.title, command: '' },
    }));
  });
  on(InlayHintRequest.type, async ({ textDocument, range }) => {
    const here = await at(textDocument, range.start);
    if (here === undefined) return [];
    const hints = here.service.hints(here.offset, here.document.offsetAt(range.end));
    return hints.map((hint) => hintOf(here.document, hint));
  });
  on(WorkspaceSymbolRequest.type, async ({ query }) => {
    const all = (await everything()).map((ruleset) => {
      const files = ruleset.files();
      const library = ruleset.compiler.library(files);
      const texts = textsIn(ruleset);
      return library
        ? languageService(library, '', lang())
            .names(query, [])
            .map((one) => foundOf(texts, one))
        : [];
    });
    return all.flat();
  });
}

const coloursIn = ({ service, file, document }: Here): ReturnType<typeof coloursOf> =>
  coloursOf(service.meanings(), file.endsWith('.sand') ? wordsIn(document.getText()) : []);
