import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { isFindingCode } from '@sandtable/messages';
import type { Decl } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';

type Quiet = Extract<Decl, { readonly node: 'ruleset' }>['quiet'][number];
type Rules = readonly { readonly decls: readonly Decl[] }[];

/**
 * All findings, without those that the ruleset doesn't want reported, each with a reason. Errors stay. Where there
 * are none, a silence with nothing to silence is reported.
 */
export const quieted = (findings: readonly Diagnostic[], files: Rules): readonly Diagnostic[] =>
  applied(findings, silencesIn(files), true);

/** The same while rules are being edited and not everything was looked at; trees keep the places they were read at. */
export function quietedSoFar(
  findings: readonly Diagnostic[],
  library: { readonly files: ReadonlyMap<string, Rules[number]>; readonly today: (span: Span) => Span } | undefined,
): readonly Diagnostic[] {
  if (library === undefined) return findings;
  const silences = silencesIn([...library.files.values()]).map(({ span, code, because }) => ({
    span: library.today(span),
    code: { ...code, span: library.today(code.span) },
    because: { ...because, span: library.today(because.span) },
  }));
  return applied(findings, silences, false);
}

const silencesIn = (files: Rules): readonly Quiet[] =>
  files.flatMap(({ decls }) => decls.flatMap((decl) => (decl.node === 'ruleset' ? decl.quiet : [])));

function applied(findings: readonly Diagnostic[], silences: readonly Quiet[], whole: boolean): readonly Diagnostic[] {
  if (silences.length === 0) return findings;
  const by = new Map(silences.map((one) => [one.code.text, one]));
  const reported = findings.filter(({ code, severity }) => severity === 'error' || !by.has(code));
  const marked = reported.map((one) => withKept(one, by.get(one.code)));
  const isSound = !findings.some(({ severity }) => severity === 'error');
  return [...marked, ...silences.flatMap((one) => wrongWith(one, findings, whole && isSound))];
}

/** An error is reported with the silence that was meant for it. */
const withKept = (one: Diagnostic, silence: Quiet | undefined): Diagnostic =>
  silence === undefined
    ? one
    : { ...one, labels: [...one.labels, { span: silence.code.span, code: 'quiet/kept', fields: {} }] };

function wrongWith({ span, code, because }: Quiet, findings: readonly Diagnostic[], whole: boolean) {
  const fields = { code: code.text };
  if (!code.text.includes('/') || !isFindingCode(code.text)) return [finding('quiet/unknown', code.span, fields)];
  if (because.text.trim() === '') return [finding('quiet/reason', because.span, fields)];
  if (!whole || findings.some((one) => one.code === code.text)) return [];
  const fixes = [{ title: 'fix/remove', fields: { what: code.text }, edits: [{ span, text: '' }] }];
  return [finding('quiet/unused', span, fields, { severity: 'note', fixes })];
}
