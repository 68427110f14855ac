import type { Diagnostic } from '@sandtable/diagnostics';
import { type Language, renderFinding, wordingOf } from '@sandtable/messages';
import type { Span, TextEdit } from '@sandtable/text';

/** A finding in words, with its repairs, as editors show it. */
export interface ToldFinding {
  readonly code: string;
  readonly severity: Diagnostic['severity'];
  readonly file: string;
  readonly start: number;
  readonly end: number;
  /** What is wrong and what to do about it; `sentence` and `hint` are its parts. */
  readonly message: string;
  readonly sentence?: string;
  readonly hint?: string | undefined;
  readonly fixes: readonly ToldFix[];
  /** Further places that explain it. */
  readonly related?: readonly ToldPlace[];
  /** What was found only because of it. */
  readonly follows?: readonly ToldPlace[];
}
/** A repair in words, with what it changes. */
interface ToldFix {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}
interface ToldPlace {
  readonly at: Span;
  readonly message: string;
}

export const toldFinding = ({ span, ...one }: Diagnostic, lang: Language): ToldFinding => ({
  code: one.code,
  severity: one.severity,
  ...span,
  message: renderFinding(one, lang),
  ...wordingOf(one, lang),
  fixes: one.fixes.map((fix) => ({ title: renderFinding({ ...fix, code: fix.title }, lang), edits: fix.edits })),
  related: one.labels.map((label) => ({ at: label.span, message: renderFinding(label, lang) })),
  ...(one.follows === undefined
    ? {}
    : { follows: one.follows.map((other) => ({ at: other.span, message: wordingOf(other, lang).sentence })) }),
});
