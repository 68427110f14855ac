import type { Compiled } from '@sandtable/compiler';
import { finding, preventsPlay } from '@sandtable/diagnostics';
import { faultLines, type Language, messagesIn, renderFinding } from '@sandtable/messages';
import { runExample } from '@sandtable/reference';
import type { Span } from '@sandtable/text';
import { placeIn } from './fault-met.ts';
import { laidOf } from './house-rules.ts';
import type { SourceText } from './protocol.ts';
import type { Stack } from './stack-protocol.ts';

/** Asks whether an example that stands among the files holds. */
export interface HeldRequest {
  readonly op: 'held';
  readonly files: readonly SourceText[];
  readonly variants: readonly string[];
  readonly name: string;
  readonly lang: string;
}
/** How an example ran; where it does not hold, why not, and at which place. Nothing is said of one that is gone. */
export interface Ran {
  readonly ok: boolean;
  readonly said: readonly string[];
  readonly at?: Span;
}
export interface Held {
  readonly ran: Ran;
  /** Without the house rules that are laid; absent where there are none. */
  readonly alone?: Ran;
}

/** Runs an example as `sandtable test` does, under what lies over the rules and under the rules alone. */
export function exampleHeld(
  { files, variants, name }: Omit<HeldRequest, 'op' | 'lang'>,
  lang: Language,
  compiled: (stack: Stack) => Compiled,
): Held {
  const ran = (laid: readonly string[]): Ran => ranUnder(compiled({ files, variants: laid }), files, name, lang);
  const laid = laidOf(files, variants);
  return laid.length === 0 ? { ran: ran([]) } : { ran: ran(laid), alone: ran([]) };
}

function ranUnder({ model, findings }: Compiled, files: readonly SourceText[], name: string, lang: Language): Ran {
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
