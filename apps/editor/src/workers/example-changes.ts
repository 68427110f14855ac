import type { Compiled } from '@sandtable/compiler';
import { exampleProposals } from '@sandtable/reference';
import { editTo, type TextEdit } from '@sandtable/text';
import { examplePath, withPatches } from '@sandtable/variant';
import { appliedVariants } from './house-rules.ts';
import type { SourceText } from './protocol.ts';
import type { Stack } from './stack.ts';

/** Patches for the examples of the base that a variant breaks. */
export interface ExampleChanges {
  readonly edits: readonly TextEdit[];
  /** How many examples the edits change. */
  readonly count: number;
  /** The names of those for which no change was found. */
  readonly left: readonly string[];
}

/** What the variant in a file could say of the examples that it breaks; undefined while the rules have errors. */
export function exampleChangesIn(
  { files, variants }: Stack,
  file: string,
  compiled: (stack: Stack) => Compiled,
): ExampleChanges | undefined {
  const applied = appliedVariants(files, variants);
  const { model } = compiled({ files, variants: applied });
  const text = files.find(({ path }) => path === file)?.text;
  if (model === undefined || text === undefined) return undefined;
  const withText = (next: string): readonly SourceText[] =>
    files.map((one) => (one.path === file ? { ...one, text: next } : one));
  const texts = new Map(files.map((one) => [one.path, one.text]));
  const proposals = exampleProposals({
    ...{ model, file, pathOf: examplePath },
    textAt: (span) => (texts.get(span.file) ?? '').slice(span.start, span.end),
    below: () => compiled({ files, variants: applied.slice(0, -1) }).model,
    written: (patches) => compiled({ files: withText(withPatches(text, patches)), variants: applied }).model,
  });
  const found = proposals.flatMap((one) => one.text ?? []);
  const { start, end, text: put } = editTo(text, withPatches(text, found));
  return {
    edits: found.length === 0 ? [] : [{ span: { file, start, end }, text: put }],
    count: found.length,
    left: proposals.flatMap((one) => (one.text === undefined ? [one.name] : [])),
  };
}
