import { createCompiler, type InputFile } from '@sandtable/compiler';
import { dataMeaning, type Example, type Model, meaningOf } from '@sandtable/model';
import { runExample } from '@sandtable/reference';
import type { Span } from '@sandtable/text';
import type { Mutant } from './mutant.ts';
import { changed } from './mutants.ts';
import { LIMITS, type Reached, reached } from './reach.ts';

/** What became of a change: who noticed it, or that nobody did. `same` means that nothing has changed at all. */
export type Verdict =
  | { readonly by: 'checker' | 'expectation'; readonly code: string }
  | { readonly by: 'example'; readonly name: string }
  /** So many examples came to the changed place. */
  | { readonly by: 'nobody'; readonly reached: number }
  | { readonly by: 'same' };

/** Says what becomes of a change. It can only do so where no example fails without one. */
export interface Judge {
  readonly failing: readonly string[];
  judge(mutant: Mutant): Verdict;
}

/** Undefined if the rules are not sound without any change. */
export function createJudge(files: readonly InputFile[], variants: readonly string[] = []): Judge | undefined {
  const compiler = createCompiler();
  const compile = (sources: readonly InputFile[]) => compiler.compile(sources, { variants, modelOnly: true });
  const { model } = compile(files);
  if (model === undefined) return undefined;
  const reach = reached(model);
  const data = dataMeaning(model);
  let meaning: string | undefined;
  const isSame = (other: Model): boolean => {
    meaning ??= meaningOf(model);
    return meaningOf(other) === meaning;
  };
  const judge = (mutant: Mutant): Verdict => {
    const { model: other, findings } = compile(changed(files, mutant));
    const error = findings.find(({ severity }) => severity === 'error');
    if (error !== undefined || other === undefined) return checked(error?.code ?? '');
    const examples = examplesFor(mutant.edit.span, reach, dataMeaning(other) === data);
    const failing = examples.find((example) => fails(other, example));
    if (failing !== undefined) return { by: 'example', name: failing.name };
    return isSame(other) ? { by: 'same' } : { by: 'nobody', reached: examples.length };
  };
  return { failing: reach.failing.map(({ name }) => name), judge };
}

const checked = (code: string): Verdict => ({ by: code.startsWith('expect/') ? 'expectation' : 'checker', code });

/** Whether an example fails under other rules; one that is not there any more, or breaks off, has failed too. */
function fails(model: Model, { name }: Example): boolean {
  const example = model.examples.find((one) => one.name === name);
  try {
    return example === undefined || !runExample(model, example, undefined, LIMITS).ok;
  } catch {
    return true;
  }
}

/** The examples that come to a place, those that come to little else first; where that is not known it is all of them. */
function examplesFor(span: Span, { places, by }: Reached, sameData: boolean): readonly Example[] {
  const around = places.filter(({ span: { file, start, end } }) => {
    return file === span.file && start <= span.start && end >= span.end;
  });
  const place = around.toSorted((a, b) => sizeOf(a.span) - sizeOf(b.span))[0];
  const all = [...by].toSorted(([, a], [, b]) => a.size - b.size);
  const coming = place && sameData ? all.filter(([, seen]) => seen.has(place.key)) : all;
  return coming.map(([example]) => example);
}

const sizeOf = ({ start, end }: Span): number => end - start;
