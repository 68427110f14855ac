import type { Example, Model } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { runExample } from '../example.ts';
import { exampleChange } from './change.ts';

/** What a variant could say of an example of the base that it breaks. */
export interface ExampleProposal {
  readonly path: string;
  readonly name: string;
  /** The patch; undefined where none was found under which the example passes. */
  readonly text: string | undefined;
  /** It demands another outcome: that is worth a look. */
  readonly isOtherwise: boolean;
}

/** A ruleset with a variant over it. */
export interface WithVariant {
  readonly model: Model;
  /** The file of the variant: its own examples are its own affair. */
  readonly file: string;
  /** The rules without this variant. */
  below(): Model | undefined;
  /** The rules once these patches are written into the variant. */
  written(patches: readonly string[]): Model | undefined;
  textAt(span: Span): string;
  /** What a patch calls an example. */
  pathOf(name: string): string;
}

/** Changes of the examples that pass without the variant and fail with it; what they propose does pass. */
export function exampleProposals(rules: WithVariant): readonly ExampleProposal[] {
  const { model, file } = rules;
  const broken = model.examples.filter((example) => example.at.span.file !== file && !runExample(model, example).ok);
  if (broken.length === 0) return [];
  const passing = passingIn(rules.below());
  return proven(
    rules,
    broken.filter(({ name }) => passing.has(name)).map((example) => proposalFor(rules, example)),
  );
}

function proposalFor(rules: WithVariant, example: Example): ExampleProposal {
  const path = rules.pathOf(example.name);
  const change = exampleChange(rules, example);
  const lines = change?.lines.map((line) => `  ${line}`) ?? [];
  const text = change && [`change ${path} {`, ...lines, '}'].join('\n');
  return { path, name: example.name, text, isOtherwise: change?.isOtherwise ?? false };
}

/** What does not pass once it is written is not proposed. */
function proven(rules: WithVariant, proposals: readonly ExampleProposal[]): readonly ExampleProposal[] {
  const found = proposals.flatMap(({ text }) => text ?? []);
  if (found.length === 0) return proposals;
  const passing = passingIn(rules.written(found));
  return proposals.map((one) => (passing.has(one.name) ? one : { ...one, text: undefined }));
}

function passingIn(model: Model | undefined): ReadonlySet<string> {
  const passing = model?.examples.filter((example) => runExample(model, example).ok) ?? [];
  return new Set(passing.map(({ name }) => name));
}
