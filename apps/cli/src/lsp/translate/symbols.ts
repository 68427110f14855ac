import type { Completion, Found, Hint, Item, OutlineLine } from '@sandtable/ide';
import {
  type CompletionItem,
  CompletionItemKind,
  type DocumentSymbol,
  type InlayHint,
  InlayHintKind,
  InsertTextFormat,
  type SymbolInformation,
  SymbolKind,
} from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { locationOf, rangeIn, type Texts } from './places.ts';

const KINDS: Partial<Record<Found['sort'], SymbolKind>> = {
  file: SymbolKind.File,
  kind: SymbolKind.Class,
  type: SymbolKind.Interface,
  die: SymbolKind.Enum,
  field: SymbolKind.Field,
  member: SymbolKind.EnumMember,
  setting: SymbolKind.Constant,
  function: SymbolKind.Function,
  search: SymbolKind.Function,
  procedure: SymbolKind.Method,
  policy: SymbolKind.Module,
  decisions: SymbolKind.Module,
  state: SymbolKind.Variable,
  table: SymbolKind.Array,
  phase: SymbolKind.Namespace,
  step: SymbolKind.Namespace,
  question: SymbolKind.Event,
};

const symbolKind = (sort: Found['sort']): SymbolKind => KINDS[sort] ?? SymbolKind.Object;

export const symbolOf = (document: TextDocument, line: OutlineLine): DocumentSymbol => ({
  // Editors refuse symbols without a name; half-typed declarations have none.
  name: line.name || line.sort,
  detail: line.sort,
  kind: symbolKind(line.sort),
  range: rangeIn(document, line.span),
  selectionRange: rangeIn(document, line.head),
  children: line.children.map((child) => symbolOf(document, child)),
});

/** The same as a flat list, for editors that know no symbols within symbols. */
export const flatSymbols = (document: TextDocument, line: OutlineLine, within = ''): readonly SymbolInformation[] => [
  {
    name: line.name || line.sort,
    kind: symbolKind(line.sort),
    location: { uri: document.uri, range: rangeIn(document, line.span) },
    ...(within === '' ? {} : { containerName: within }),
  },
  ...line.children.flatMap((child) => flatSymbols(document, child, line.name)),
];

export const foundOf = (texts: Texts, { name, sort, within, place }: Found): SymbolInformation => ({
  name: name || sort,
  kind: symbolKind(sort),
  location: locationOf(texts, place),
  ...(within === '' ? {} : { containerName: within }),
});

export const hintOf = (document: TextDocument, { at, text, sort }: Hint): InlayHint => ({
  position: document.positionAt(at),
  label: text,
  ...(sort === 'parameter'
    ? { kind: InlayHintKind.Parameter, paddingRight: true }
    : { kind: InlayHintKind.Type, paddingLeft: true }),
});

const ITEMS: Readonly<Record<Item['sort'], CompletionItemKind>> = {
  kind: CompletionItemKind.Class,
  type: CompletionItemKind.Interface,
  die: CompletionItemKind.Enum,
  field: CompletionItemKind.Field,
  relation: CompletionItemKind.Reference,
  pile: CompletionItemKind.Folder,
  state: CompletionItemKind.Variable,
  setting: CompletionItemKind.Constant,
  function: CompletionItemKind.Function,
  search: CompletionItemKind.Function,
  policy: CompletionItemKind.Module,
  procedure: CompletionItemKind.Method,
  decisions: CompletionItemKind.Module,
  member: CompletionItemKind.Value,
  tag: CompletionItemKind.EnumMember,
  local: CompletionItemKind.Variable,
  layout: CompletionItemKind.Module,
  builtin: CompletionItemKind.Function,
  keyword: CompletionItemKind.Keyword,
};

/** Documentation follows when an editor asks for it; `snippets` says whether it knows places in what is inserted. */
export function itemsOf(document: TextDocument, completion: Completion, snippets: boolean): readonly CompletionItem[] {
  const range = rangeIn(document, completion);
  return completion.items.map((item, index) => {
    const isSnippet = snippets && item.insert.includes('$0');
    return {
      label: item.label,
      kind: ITEMS[item.sort],
      detail: item.detail,
      // The order of the list is the order of what fits.
      sortText: String(index).padStart(5, '0'),
      textEdit: { range, newText: isSnippet ? item.insert : item.insert.replaceAll('$0', '') },
      ...(isSnippet ? { insertTextFormat: InsertTextFormat.Snippet } : {}),
      data: index,
    };
  });
}
