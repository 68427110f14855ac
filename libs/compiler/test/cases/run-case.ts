import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { engine } from '@sandtable/engine';
import type { Model } from '@sandtable/model';
import { runExample } from '@sandtable/reference';
import { createMatch } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { isVariant, variantName } from '@sandtable/variant';
import {
  compile,
  type InputFile,
  layoutFile,
  notationFindings,
  noteFindings,
  quieted,
  reviewFindings,
  textFindings,
} from '../../src/index.ts';
import { withPackages } from './from-packages.ts';

/** All that is wrong with a ruleset: what the compiler says, which examples fail, and the fault its match begins with. */
export async function allFindings(given: readonly InputFile[]): Promise<readonly Diagnostic[]> {
  const { files, findings: unborrowed } = await withPackages(given);
  if (unborrowed.length > 0) return unborrowed;
  // All variants of a case lie over its rules, in the order of their files.
  const variants = files.filter(({ path }) => isVariant(path)).flatMap(({ path }) => variantName(path) ?? []);
  const compiled = compile(files, { variants });
  const { findings, model, javascript } = compiled;
  const layout = layoutFile(compiled, files).findings;
  const texts = [
    ...textFindings(files, model),
    ...reviewFindings(files, compiled),
    ...noteFindings(files, compiled),
    ...notationFindings(files, model),
    ...layout,
  ];
  const found = quieted([...findings, ...texts], compiled.files);
  if (model === undefined || javascript === undefined) return found;
  return [...found, ...failedExamples(model), ...(await faults(javascript))];
}

const failedExamples = (model: Model): readonly Diagnostic[] =>
  model.examples.flatMap((example) => {
    const result = runExample(model, example);
    return result.ok ? [] : [finding(result.code, result.span, result.fields)];
  });

/** A ruleset without seats cannot be played; others are played up to their first question. */
async function faults(javascript: string): Promise<readonly Diagnostic[]> {
  const create = await load(javascript);
  const module = create(engine);
  const [layout] = module.info.layouts;
  const fault = layout && createMatch(module, { seats: layout.name, seed: 1 }).view().fault;
  return fault === undefined ? [] : [finding(fault.code, fault)];
}
