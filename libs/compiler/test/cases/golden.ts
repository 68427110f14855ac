import type { Diagnostic } from '@sandtable/diagnostics';
import { renderFinding, renderPlain } from '@sandtable/messages';
import { editFiles } from '@sandtable/text';
import type { InputFile } from '../../src/index.ts';

/** Findings as the golden text of a case has them: as the terminal shows them, and in German, with labels and fixes. */
export function golden(findings: readonly Diagnostic[], files: readonly InputFile[]): string {
  const text = findings.map((one) => `${goldenOf(one, files)}\n`).join('\n');
  // Control characters would make a binary file of the case.
  return text.replaceAll(
    /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function goldenOf(one: Diagnostic, files: readonly InputFile[]): string {
  const lines = [
    renderPlain(one, (path) => files.find((file) => file.path === path)?.text, 'en'),
    `de: ${renderFinding(one, 'de')}`,
    ...one.labels.map((label) => `label ${both(label)}`),
    ...one.fixes.map(({ title, fields }) => `fix ${both({ code: title, fields })}`),
  ];
  return lines.join('\n');
}

const both = (worded: Pick<Diagnostic, 'code' | 'fields'>): string =>
  `${worded.code}: ${renderFinding(worded, 'en')} / ${renderFinding(worded, 'de')}`;

/** The files that change if the first fix of every finding is applied. */
export function mendedBy(findings: readonly Diagnostic[], files: readonly InputFile[]): readonly InputFile[] {
  const edits = findings.flatMap((one) => one.fixes[0]?.edits ?? []);
  const mended = editFiles(files, edits);
  return mended.filter((file) => !files.includes(file));
}
