import { compile, type InputFile } from '@sandtable/compiler';
import { type ExampleProposal, exampleProposals } from '@sandtable/reference';
import { examplePath, withPatches } from '@sandtable/variant';

/** A ruleset with variants over it, and the file of the last of them. */
export interface Varied {
  readonly sources: readonly InputFile[];
  readonly variants: readonly string[];
  readonly file: string;
}

/** What the last variant could say of the examples that it breaks; those that it is based on have their own. */
export function proposalsFor({ sources, variants, file }: Varied): readonly ExampleProposal[] {
  const modelOf = (files: readonly InputFile[], names: readonly string[]) =>
    compile(files, { modelOnly: true, variants: names }).model;
  const model = modelOf(sources, variants);
  if (model === undefined) return [];
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const written = (patches: readonly string[]): readonly InputFile[] =>
    sources.map((one) => (one.path === file ? { ...one, text: withPatches(one.text, patches) } : one));
  return exampleProposals({
    ...{ model, file, pathOf: examplePath },
    textAt: ({ file: path, start, end }) => (texts.get(path) ?? '').slice(start, end),
    below: () => modelOf(sources, variants.slice(0, -1)),
    written: (patches) => modelOf(written(patches), variants),
  });
}
