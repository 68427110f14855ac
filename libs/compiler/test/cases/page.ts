import type { Diagnostic } from '@sandtable/diagnostics';
import { type ManualLanguage, renderFinding } from '@sandtable/messages';
import { lineIndex } from '@sandtable/text';
import { type Case, type CaseFile, contentOf } from './case-file.ts';

const WORDS = {
  en: { example: 'Example', reported: 'Reported', fixed: 'Fixed' },
  de: { example: 'Beispiel', reported: 'Gemeldet', fixed: 'Korrigiert' },
} as const;

/** A page of the manual with its example as the golden case has it; what stands above the example is kept. */
export function withExample(page: string, given: Case, findings: readonly Diagnostic[], lang: ManualLanguage): string {
  const words = WORDS[lang];
  const [prose = ''] = page.split(`\n## ${words.example}\n`);
  const parts = [
    `## ${words.example}`,
    ...given.files.filter(isInformative).map(shown),
    `${words.reported}:`,
    findings.map((one) => reported(one, given, lang)).join('\n'),
    ...(given.mended.length > 0 ? [`## ${words.fixed}`, ...given.mended.map(shown)] : []),
  ];
  return `${prose.trimEnd()}\n\n${parts.join('\n\n')}\n`;
}

/** A file that only says which ruleset it is would distract. */
const isInformative = ({ path }: CaseFile): boolean => path !== 'head.sand';

function shown({ path, text, how }: CaseFile): string {
  const note = how === '' ? '' : ` (${how})`;
  return `\`${path}\`${note}\n\n\`\`\`${path.slice(path.lastIndexOf('.') + 1)}\n${text}\`\`\``;
}

function reported(one: Diagnostic, given: Case, lang: ManualLanguage): string {
  const file = given.files.find(({ path }) => path === one.span.file);
  const { line, column } = lineIndex(file ? contentOf(file) : '').positionAt(one.span.start);
  return `- \`${one.span.file}:${line}:${column}\` ${renderFinding(one, lang)}`;
}
