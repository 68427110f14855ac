import type { OutlineLine } from '@sandtable/ide';
import { MEANING_SORTS } from '@sandtable/ide/legend';
import type { Workbench } from '../state/workbench.ts';
import { pathOf, rangeOf } from './models.ts';
import { monaco } from './monaco.ts';

const kinds = monaco.languages.SymbolKind;
const KIND: Partial<Record<OutlineLine['sort'], monaco.languages.SymbolKind>> = {
  kind: kinds.Class,
  type: kinds.Interface,
  die: kinds.Enum,
  field: kinds.Field,
  member: kinds.EnumMember,
  setting: kinds.Constant,
  function: kinds.Function,
  procedure: kinds.Method,
  decisions: kinds.Module,
  state: kinds.Variable,
  table: kinds.Array,
  phase: kinds.Namespace,
  step: kinds.Namespace,
  question: kinds.Event,
};

const symbol = (model: monaco.editor.ITextModel, line: OutlineLine): monaco.languages.DocumentSymbol => ({
  name: line.name,
  detail: line.sort,
  kind: KIND[line.sort] ?? kinds.Object,
  tags: [],
  range: rangeOf(model, line.span.start, line.span.end),
  selectionRange: rangeOf(model, line.head.start, line.head.end),
  children: line.children.map((child) => symbol(model, child)),
});

const outlines = (bench: Workbench): monaco.IDisposable =>
  monaco.languages.registerDocumentSymbolProvider('sand', {
    provideDocumentSymbols: async (model) => {
      const outline = (await bench.language(pathOf(model.uri)).outline()) ?? [];
      return outline.map((line) => symbol(model, line));
    },
  });

const folding = (bench: Workbench): monaco.IDisposable =>
  monaco.languages.registerFoldingRangeProvider('sand', {
    provideFoldingRanges: async (model) => {
      const folds = (await bench.language(pathOf(model.uri)).folds()) ?? [];
      return folds.map(({ first, last, comment }) => ({
        start: first,
        end: last,
        ...(comment ? { kind: monaco.languages.FoldingRangeKind.Comment } : {}),
      }));
    },
  });

const NONE = new Uint32Array();

const colours = (bench: Workbench): monaco.IDisposable =>
  monaco.languages.registerDocumentSemanticTokensProvider('sand', {
    getLegend: () => ({ tokenTypes: [...MEANING_SORTS], tokenModifiers: ['declaration'] }),
    provideDocumentSemanticTokens: async (model) => {
      const version = model.getVersionId();
      const data = (await bench.language(pathOf(model.uri)).semanticTokens()) ?? NONE;
      // The text has moved on. Whoever is busy is asked again, and what is coloured stays so until then.
      if (model.getVersionId() !== version) throw new Error('busy');
      return { data };
    },
    releaseDocumentSemanticTokens: () => undefined,
  });

/** Outline, folding and colors of a file. */
export const shape = (bench: Workbench): readonly monaco.IDisposable[] => [
  outlines(bench),
  folding(bench),
  colours(bench),
];
