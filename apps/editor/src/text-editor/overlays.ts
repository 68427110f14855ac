import type { Workbench } from '../state/workbench.ts';
import type { AppliedOverride } from '../workers/protocol.ts';
import { editsOf, pathOf, rangeOf } from './models.ts';
import { monaco } from './monaco.ts';

type Model = monaco.editor.ITextModel;

const overlaidIn = (
  bench: Workbench,
  overlaid: readonly AppliedOverride[],
  model: Model,
): readonly AppliedOverride[] => {
  const { ruleset } = bench.store.get();
  return overlaid.filter(({ at }) => `${ruleset}/${at.file}` === pathOf(model.uri));
};

const textOf = (bench: Workbench, file: string): string => {
  const { buffers, ruleset } = bench.store.get();
  return buffers[`${ruleset}/${file}`]?.text ?? '';
};

const hoverText = (bench: Workbench, { variant, patch, says }: AppliedOverride): monaco.IMarkdownString => {
  const line = textOf(bench, patch.file).slice(0, patch.start).split('\n').length;
  const words = bench.say('laidOver', { name: variant, place: `${patch.file}:${line}` });
  return { value: `${words}\n\n~~~sand\n${says}\n~~~` };
};

/** What lies over the text that is shown: a mark beside its lines, and the words of the house rule when pointed at. */
export const overlayMarks = (
  bench: Workbench,
  overlaid: readonly AppliedOverride[],
  model: Model,
): monaco.editor.IModelDeltaDecoration[] =>
  overlaidIn(bench, overlaid, model).map((one) => ({
    range: rangeOf(model, one.at.start, one.at.end),
    options: { linesDecorationsClassName: 'overlaid', hoverMessage: hoverText(bench, one) },
  }));

/** A patch with its line, where nothing else stands on that. */
export const withLine = (text: string, { file, start, end }: AppliedOverride['patch']): AppliedOverride['patch'] => {
  const before = text.lastIndexOf('\n', start - 1) + 1;
  const after = text.indexOf('\n', end);
  const isAlone = after >= 0 && (text.slice(before, start) + text.slice(end, after)).trim() === '';
  return isAlone ? { file, start: before, end: after + 1 } : { file, start, end };
};

/** Where a house rule says otherwise, it can be taken out of its file; in JSON commas depend on it. */
export const backToBase = (bench: Workbench): monaco.IDisposable =>
  monaco.languages.registerCodeActionProvider(['sand', 'plaintext'], {
    provideCodeActions: (model, range) => {
      const actions = overlaidIn(bench, bench.store.get().overlaid, model).flatMap(({ at, patch, says }) => {
        const text = textOf(bench, patch.file);
        const isSame = text.slice(patch.start, patch.end) === says;
        if (!isSame || !patch.file.endsWith('.sand')) return [];
        if (!rangeOf(model, at.start, at.end).intersectRanges(range)) return [];
        const edit = editsOf(bench, [{ span: withLine(text, patch), text: '' }]);
        return { title: bench.say('backToBase', { file: patch.file }), kind: 'quickfix', edit };
      });
      return { actions, dispose: () => undefined };
    },
  });
