import { type Change, isWide, type LocalizedFinding } from '@sandtable/ide';
import { type CodeAction, CodeActionKind, type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver/node';
import { annotatedEdit, locationOf, rangeIn, type Texts, workspaceEdit } from './places.ts';

const SEVERITY = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  note: DiagnosticSeverity.Information,
} as const;

/** A finding as editors know it; `page` is the address of what the manual says about it. */
export function diagnosticOf(texts: Texts, one: LocalizedFinding, page?: string): Diagnostic {
  const related = (one.related ?? []).map(({ at, message }) => ({ location: locationOf(texts, at), message }));
  return {
    // At least one sign is marked, so that there is something to see.
    range: rangeIn(texts(one.file), { start: one.start, end: Math.max(one.end, one.start + 1) }),
    severity: SEVERITY[one.severity],
    code: one.code,
    ...(page === undefined ? {} : { codeDescription: { href: page } }),
    source: 'sandtable',
    message: one.message,
    ...(related.length > 0 ? { relatedInformation: related } : {}),
  };
}

/** The repairs of a finding; the first is what is mostly meant. */
export const repairsOf = (texts: Texts, one: LocalizedFinding): readonly CodeAction[] =>
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
export const changeOf = (texts: Texts, change: Change, previews: boolean): CodeAction => {
  const { title, sort, edits } = change;
  const edit = previews && isWide(change) ? annotatedEdit(texts, edits, title) : workspaceEdit(texts, edits);
  return { title, kind: KINDS[sort], edit };
};

/** What an editor asks for alone, with all that belongs to it: `refactor` means `refactor.inline` as well. */
export const isAskedFor = ({ kind = '' }: CodeAction, only: readonly string[] | undefined): boolean =>
  only === undefined || only.some((one) => one === '' || kind === one || kind.startsWith(`${one}.`));
