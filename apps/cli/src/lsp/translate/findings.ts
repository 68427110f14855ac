import type { Change, ToldFinding } from '@sandtable/ide';
import { type CodeAction, CodeActionKind, type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver/node';
import { locationOf, rangeIn, type Texts, workspaceEdit } from './places.ts';

const SEVERITY = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  note: DiagnosticSeverity.Information,
} as const;

export function diagnosticOf(texts: Texts, one: ToldFinding): Diagnostic {
  const related = (one.related ?? []).map(({ at, message }) => ({ location: locationOf(texts, at), message }));
  return {
    // At least one sign is marked, so that there is something to see.
    range: rangeIn(texts(one.file), { start: one.start, end: Math.max(one.end, one.start + 1) }),
    severity: SEVERITY[one.severity],
    code: one.code,
    source: 'sandtable',
    message: one.message,
    ...(related.length > 0 ? { relatedInformation: related } : {}),
  };
}

/** The repairs of a finding; the first is what is mostly meant. */
export const repairsOf = (texts: Texts, one: ToldFinding): readonly CodeAction[] =>
  one.fixes.map(({ title, edits }, i) => ({
    title,
    kind: CodeActionKind.QuickFix,
    diagnostics: [diagnosticOf(texts, one)],
    isPreferred: i === 0,
    edit: workspaceEdit(texts, edits),
  }));

const KINDS = {
  fix: CodeActionKind.QuickFix,
  extract: CodeActionKind.RefactorExtract,
  inline: CodeActionKind.RefactorInline,
  rewrite: CodeActionKind.RefactorRewrite,
} as const satisfies Record<Change['sort'], CodeActionKind>;

/** Something that can be done though nothing is wrong. */
export const changeOf = (texts: Texts, { title, sort, edits }: Change): CodeAction => ({
  title,
  kind: KINDS[sort],
  edit: workspaceEdit(texts, edits),
});
