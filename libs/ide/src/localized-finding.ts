import type { Diagnostic } from '@sandtable/diagnostics';
import { type Language, renderFinding, wordingOf } from '@sandtable/messages';
import type { Span, TextEdit } from '@sandtable/text';

/** A finding in words, with its repairs, as editors show it. */
export interface LocalizedFinding {
  readonly code: string;
  readonly severity: Diagnostic['severity'];
  readonly file: string;
  readonly start: number;
  readonly end: number;
  /** What is wrong and what to do about it; `sentence` and `hint` are its parts. */
  readonly message: string;
  readonly sentence?: string;
  readonly hint?: string | undefined;
  readonly fixes: readonly LocalizedFix[];
  /** Further places that explain it. */
  readonly related?: readonly LocalizedPlace[];
  /** What was found only because of it. */
  readonly follows?: readonly LocalizedPlace[];
}
/** A repair in words, with what it changes. */
interface LocalizedFix {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}
interface LocalizedPlace {
  readonly at: Span;
  readonly message: string;
}

export const localizedFinding = ({ span, ...one }: Diagnostic, lang: Language): LocalizedFinding => ({
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
