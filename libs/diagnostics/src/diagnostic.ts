import type { Span } from '@sandtable/text';

export type Severity = 'error' | 'warning' | 'note';

/** One replacement of the text at `span` by `text`. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** A repair that can be applied as it is; `title` is a message code like that of a diagnostic. */
export interface Fix {
  readonly title: string;
  readonly fields: Fields;
  readonly edits: readonly Edit[];
}

export type Fields = Readonly<Record<string, string | number>>;

/** A further place that explains a finding; `code` names its wording. */
export interface Label {
  readonly span: Span;
  readonly code: string;
  readonly fields: Fields;
}

/**
 * What is wrong, as data. `code` is `area/word`, the wording in each language lives in `messages/`.
 * `fields` are the values the wording may use.
 */
export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly span: Span;
  readonly fields: Fields;
  readonly labels: readonly Label[];
  readonly fixes: readonly Fix[];
  /** What was found only because of this: it goes when this is fixed. Absent where there is nothing of the kind. */
  readonly follows?: readonly Diagnostic[];
}

type Extra = Partial<Pick<Diagnostic, 'severity' | 'labels' | 'fixes'>>;

/** A finding of level error unless `extra` says otherwise. */
export const finding = (code: string, span: Span, fields: Fields = {}, extra: Extra = {}): Diagnostic => ({
  code,
  severity: 'error',
  span,
  fields,
  labels: [],
  fixes: [],
  ...extra,
});
