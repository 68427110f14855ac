import type { Change } from '@sandtable/ide';
import { isWide } from '@sandtable/ide/change';
import type { FormOf } from '../state/slices/editor.ts';
import type { Workbench } from '../state/workbench.ts';
import { editsOf, pathOf } from './models.ts';
import { monaco } from './monaco.ts';

const KINDS = {
  fix: 'quickfix',
  extract: 'refactor.extract',
  inline: 'refactor.inline',
  rewrite: 'refactor.rewrite',
} as const satisfies Record<Change['sort'], string>;

const PREVIEW = 'sand.preview';
const BULK = 'sand.bulk';

const actionOf = (bench: Workbench, change: Change): monaco.languages.CodeAction => {
  const { title, sort, edits } = change;
  return isWide(change)
    ? { title: `${title} …`, kind: KINDS[sort], command: { id: PREVIEW, title, arguments: [change] } }
    : { title, kind: KINDS[sort], edit: editsOf(bench, edits) };
};

/** The table of the rules that a line stands in, with its columns. */
const tableAt = (
  model: monaco.editor.ITextModel,
  line: number,
): { readonly kind: string; readonly columns: readonly string[] } | undefined => {
  for (let at = line; at > 0; at--) {
    const text = model.getLineContent(at);
    const kind = /^table\s+([\p{L}\p{N}_]+)\s*\{/u.exec(text)?.[1];
    if (kind === undefined && /^[\p{L}}]/u.test(text)) return undefined;
    if (kind === undefined) continue;
    const head = text.slice(text.indexOf('{') + 1).trim() || model.getLineContent(at + 1);
    const columns = head.match(/[\p{L}\p{N}_]+/gu)?.filter((column) => column !== 'id') ?? [];
    return columns.length === 0 ? undefined : { kind, columns };
  }
  return undefined;
};

const bulkAt = (bench: Workbench, model: monaco.editor.ITextModel, line: number): monaco.languages.CodeAction[] => {
  const table = tableAt(model, line);
  if (table === undefined) return [];
  const title = bench.say('bulk');
  const about = { ...table, column: table.columns[0] ?? '' };
  return [{ title, kind: 'refactor.rewrite', command: { id: BULK, title, arguments: [about] } }];
};

/** What can be done with the text, for who asks what can be done here: nobody wants a light at every name. */
export const changes = (bench: Workbench): readonly monaco.IDisposable[] => [
  monaco.editor.registerCommand(PREVIEW, (_, change: Change) => bench.actions.openForm({ is: 'preview', change })),
  monaco.editor.registerCommand(BULK, (_, about: Omit<FormOf<'bulk'>, 'is'>) =>
    bench.actions.openForm({ is: 'bulk', ...about }),
  ),
  monaco.languages.registerCodeActionProvider(['sand', 'plaintext'], {
    provideCodeActions: async (model, range, { trigger }) => {
      const isAsked = trigger === monaco.languages.CodeActionTriggerType.Invoke;
      const [start, end] = [model.getOffsetAt(range.getStartPosition()), model.getOffsetAt(range.getEndPosition())];
      const refactorings = isAsked ? await bench.language(pathOf(model.uri)).refactorings(start, end) : [];
      const actions = (refactorings ?? []).map((one) => actionOf(bench, one));
      const bulk = isAsked ? bulkAt(bench, model, range.startLineNumber) : [];
      return { actions: [...actions, ...bulk], dispose: () => undefined };
    },
  }),
];
