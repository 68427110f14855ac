import type { Compiled } from '@sandtable/compiler';
import { finding, preventsPlay } from '@sandtable/diagnostics';
import { faultLines, type Language, messagesIn, renderFinding } from '@sandtable/messages';
import { runExample } from '@sandtable/reference';
import type { Span } from '@sandtable/text';
import { placeIn } from './fault-details.ts';
import { appliedVariants } from './house-rules.ts';
import type { SourceText } from './protocol.ts';
import type { Stack } from './stack.ts';

/**
 * How an example ran; where it does not hold, why not, and at which place. Nothing is returned for one that is gone.
 */
export interface ExampleRun {
  readonly ok: boolean;
  readonly said: readonly string[];
  readonly at?: Span;
}
export interface ExampleCheck {
  readonly ran: ExampleRun;
  /** Without the house rules that are applied; absent where there are none. */
  readonly alone?: ExampleRun;
}

/** Runs an example as `sandtable test` does, under what lies over the rules and under the rules alone. */
export function checkedExample(
  { files, variants, name }: Stack & { readonly name: string },
  lang: Language,
  compiled: (stack: Stack) => Compiled,
): ExampleCheck {
  const ran = (applied: readonly string[]): ExampleRun =>
    ranUnder(compiled({ files, variants: applied }), files, name, lang);
  const applied = appliedVariants(files, variants);
  return applied.length === 0 ? { ran: ran([]) } : { ran: ran(applied), alone: ran([]) };
}

function ranUnder(
  { model, findings }: Compiled,
  files: readonly SourceText[],
  name: string,
  lang: Language,
): ExampleRun {
  const [error] = findings.filter(preventsPlay);
  const example = model?.examples.find((one) => one.name === name);
  if (error !== undefined) return { ok: false, said: [renderFinding(error, lang)], at: error.span };
  if (model === undefined || example === undefined) return { ok: false, said: [] };
  const result = runExample(model, example);
  if (result.ok) return { ok: true, said: [], at: example.at.span };
  const why = renderFinding(finding(result.code, result.span, result.fields), lang);
  const values = result.values.length === 0 ? [] : faultLines(messagesIn(lang), result.values, placeIn(files));
  return { ok: false, said: [why, ...values], at: result.span };
}
