import type { Completion } from '@sandtable/ide';
import type { Workbench } from '../state/workbench.ts';
import { pathOf, rangeOf } from './models.ts';
import { monaco } from './monaco.ts';

type Item = Completion['items'][number];

const kinds = monaco.languages.CompletionItemKind;
const KIND: Readonly<Record<Item['sort'], monaco.languages.CompletionItemKind>> = {
  kind: kinds.Class,
  type: kinds.Interface,
  die: kinds.Enum,
  field: kinds.Field,
  relation: kinds.Reference,
  pile: kinds.Folder,
  state: kinds.Variable,
  setting: kinds.Constant,
  function: kinds.Function,
  search: kinds.Function,
  policy: kinds.Module,
  procedure: kinds.Method,
  decisions: kinds.Module,
  member: kinds.Value,
  tag: kinds.EnumMember,
  local: kinds.Variable,
  layout: kinds.Module,
  builtin: kinds.Function,
  keyword: kinds.Keyword,
};

const suggestion = (item: Item, index: number, range: monaco.IRange): monaco.languages.CompletionItem => ({
  label: item.label,
  kind: KIND[item.sort],
  detail: item.detail,
  documentation: item.doc,
  insertText: item.insert,
  ...(item.insert.includes('$0')
    ? { insertTextRules: monaco.languages.CompletionItemInsertTextRule.InsertAsSnippet }
    : {}),
  // The order of the list is the order of what fits.
  sortText: String(index).padStart(5, '0'),
  range,
});

export const completing = (bench: Workbench): monaco.IDisposable =>
  monaco.languages.registerCompletionItemProvider(['sand', 'plaintext'], {
    triggerCharacters: ['.', '"'],
    provideCompletionItems: async (model, position) => {
      const offset = model.getOffsetAt(position);
      const completion = await bench.language(pathOf(model.uri)).completion(offset);
      if (completion === undefined) return { suggestions: [] };
      const range = rangeOf(model, completion.start, completion.end);
      return { suggestions: completion.items.map((item, index) => suggestion(item, index, range)) };
    },
  });

export const signatures = (bench: Workbench): monaco.IDisposable =>
  monaco.languages.registerSignatureHelpProvider('sand', {
    signatureHelpTriggerCharacters: ['(', ','],
    provideSignatureHelp: async (model, position) => {
      const signature = await bench.language(pathOf(model.uri)).signature(model.getOffsetAt(position));
      if (signature === undefined) return undefined;
      const { head, params, active, doc } = signature;
      const parameters = params.map((label) => ({ label }));
      const value = {
        signatures: [{ label: head, documentation: doc, parameters }],
        activeSignature: 0,
        activeParameter: active,
      };
      return { value, dispose: () => undefined };
    },
  });
