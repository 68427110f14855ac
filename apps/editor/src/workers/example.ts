import type { Compiled } from '@sandtable/compiler';
import { preventsPlay } from '@sandtable/diagnostics';
import { type ExampleParts, workedExample } from '@sandtable/reference';
import type { Save } from '@sandtable/session';
import type { CompiledRules } from './fault-details.ts';
import type { SourceText } from './protocol.ts';

/** Decisions of a match that are to become an example. */
export interface ExampleRequest {
  readonly save: Save;
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Where an example that is only tried stands meanwhile. */
const TRIED = 'examples/tried-by-the-workbench.sand';

/** An example that passes under the rules that a match is played under; undefined where there is none. */
export function exampleOf(
  { model, files, variants = [] }: CompiledRules,
  { save, name, from, to }: ExampleRequest,
  compile: (files: readonly SourceText[], variants: readonly string[]) => Compiled,
): ExampleParts | undefined {
  return workedExample(model, save, { name, from, to }, (text) => {
    const compiled = compile([...files, { path: TRIED, text }], variants);
    return compiled.findings.some(preventsPlay) ? undefined : compiled.model;
  });
}
