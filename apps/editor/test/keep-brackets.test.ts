import { expect, test } from 'vitest';
import { keepBrackets } from '../src/text-editor/keep-brackets.ts';

/** Parts of Monaco have no types. */
const part = (path: string) => import(`monaco-editor/editor/common/${path}.js`);

/** A model of Monaco as its editor makes it, and how often its brackets were looked for in all of it. */
async function modelOf(text: string) {
  const { TextModel } = await part('model/textModel');
  const { LanguageService } = await part('services/languageService');
  const { ResolvedLanguageConfiguration } = await part('languages/languageConfigurationRegistry');
  const { BracketPairsTree } = await part('model/bracketPairsTextModelPart/bracketPairsTree/bracketPairsTree');
  const { UndoRedoService } = await import('monaco-editor/platform/undoRedo/common/undoRedoService.js' as string);
  const languages = new LanguageService();
  const listener = () => ({ dispose: () => undefined });
  const settings = new ResolvedLanguageConfiguration('plaintext', { brackets: [['{', '}']] });
  const configured = { onDidChange: listener, getLanguageConfiguration: () => settings };
  const made = {
    createInstance: (Part: new (...args: unknown[]) => unknown, ...args: unknown[]) =>
      new Part(...args, languages, configured, made, { supportsLanguage: () => false }),
  };
  const options = TextModel.DEFAULT_CREATION_OPTIONS;
  const undo = new UndoRedoService({}, {});
  let looks = 0;
  const { prototype } = BracketPairsTree;
  const parse = prototype.parseDocumentFromTextBuffer;
  prototype.parseDocumentFromTextBuffer = function (...args: unknown[]) {
    looks += 1;
    return parse.apply(this, args);
  };
  const model = new TextModel(text, 'plaintext', options, null, undo, languages, configured, made);
  return { model, looks: () => looks };
}

const pairsOf = (model: Awaited<ReturnType<typeof modelOf>>['model']): readonly string[] =>
  model.bracketPairs
    .getBracketPairsInRange(model.getFullModelRange())
    .map(({ range }: { range: { toString(): string } }) => range.toString())
    .toArray();

test('colours by meaning do not have the brackets of a text looked for again, and edits do', async () => {
  keepBrackets();
  const { SparseMultilineTokens } = await part('tokens/sparseMultilineTokens');
  const { model, looks } = await modelOf('one { two }\nthree { four { five } }\n');
  const before = pairsOf(model);
  expect(before).toHaveLength(3);
  const once = looks();
  const coloured = SparseMultilineTokens.create(1, new Uint32Array([0, 0, 3, 16]));
  model.tokenization.setSemanticTokens([coloured], true);
  expect(model.tokenization.hasCompleteSemanticTokens()).toBe(true);
  expect(pairsOf(model)).toEqual(before);
  expect(looks()).toBe(once);
  model.applyEdits([{ range: { startLineNumber: 1, startColumn: 1, endLineNumber: 1, endColumn: 1 }, text: '{}' }]);
  expect(pairsOf(model)).toHaveLength(4);
  expect(looks()).toBeGreaterThan(once);
});
