import { MEANING_SORTS } from '@sandtable/ide/legend';
import type { Workbench } from '../state/workbench.ts';
import type { Told } from '../work/protocol.ts';
import { pathOf, rangeOf } from './models.ts';
import { monaco } from './monaco.ts';

type Line = NonNullable<Told['outline']>[number];
type Meaning = NonNullable<Told['meanings']>[number];

const kinds = monaco.languages.SymbolKind;
const KIND: Partial<Record<Line['sort'], monaco.languages.SymbolKind>> = {
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

const symbol = (model: monaco.editor.ITextModel, line: Line): monaco.languages.DocumentSymbol => ({
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
      const { outline = [] } = await bench.ask(pathOf(model.uri), { ask: 'outline' });
      return outline.map((line) => symbol(model, line));
    },
  });

const folding = (bench: Workbench): monaco.IDisposable =>
  monaco.languages.registerFoldingRangeProvider('sand', {
    provideFoldingRanges: async (model) => {
      const { folds = [] } = await bench.ask(pathOf(model.uri), { ask: 'folds' });
      return folds.map(({ first, last, comment }) => ({
        start: first,
        end: last,
        ...(comment ? { kind: monaco.languages.FoldingRangeKind.Comment } : {}),
      }));
    },
  });

/** Five numbers each: lines and columns from the token before, length, sort, modifiers. */
const encoded = (model: monaco.editor.ITextModel, meanings: readonly Meaning[]): Uint32Array => {
  const data = new Uint32Array(meanings.length * 5);
  let [line, column] = [1, 1];
  for (const [i, { start, end, sort, defines }] of meanings.entries()) {
    const at = model.getPositionAt(start);
    const sameLine = at.lineNumber === line;
    const step = [at.lineNumber - line, at.column - (sameLine ? column : 1), end - start];
    data.set([...step, MEANING_SORTS.indexOf(sort), Number(defines)], i * 5);
    [line, column] = [at.lineNumber, at.column];
  }
  return data;
};

const colours = (bench: Workbench): monaco.IDisposable =>
  monaco.languages.registerDocumentSemanticTokensProvider('sand', {
    getLegend: () => ({ tokenTypes: [...MEANING_SORTS], tokenModifiers: ['declaration'] }),
    provideDocumentSemanticTokens: async (model) => {
      const version = model.getVersionId();
      const { meanings = [] } = await bench.ask(pathOf(model.uri), { ask: 'meanings' });
      // The text has moved on; the next question is already on its way.
      return model.getVersionId() === version ? { data: encoded(model, meanings) } : null;
    },
    releaseDocumentSemanticTokens: () => undefined,
  });

/** Outline, folding and colours of a file. */
export const shape = (bench: Workbench): readonly monaco.IDisposable[] => [
  outlines(bench),
  folding(bench),
  colours(bench),
];
