import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { languageTag } from '@sandtable/text';
import { fieldIn, languageIn } from './po/po.ts';
import type { ReadPo } from './po/read-po.ts';
import { keyword } from './po/write-po.ts';

/** What is wrong with the head of a catalogue: what it says of itself has to be so, for others read it by that. */
export function headFindings(file: string, text: string, catalogue: ReadPo, lang: string): readonly Diagnostic[] {
  if (catalogue.header.length === 0) return [headless(file, text, lang)];
  return [
    ...marked(file, text),
    ...otherLanguage(file, languageIn(catalogue), lang),
    ...otherCharset(file, text, catalogue),
  ];
}

/** Tools that do not know of which language a file is, and in which encoding, guess. */
function headless(file: string, text: string, lang: string): Diagnostic {
  const fields = `Language: ${lang}\nMIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: 8bit\n`;
  const start = text.startsWith('\ufeff') ? 1 : 0;
  const head = `${['msgid ""', ...keyword('msgstr', fields)].join('\n')}\n\n`;
  const fix = { title: 'fix/head', fields: {}, edits: [{ span: { file, start, end: start }, text: head }] };
  return finding('l10n/head', { file, start, end: start }, {}, { severity: 'warning', fixes: [fix] });
}

/** GNU gettext reads no file that begins with a mark of its encoding. */
function marked(file: string, text: string): readonly Diagnostic[] {
  if (!text.startsWith('\ufeff')) return [];
  const span = { file, start: 0, end: 1 };
  const fix = { title: 'fix/bom', fields: {}, edits: [{ span, text: '' }] };
  return [finding('l10n/bom', span, {}, { severity: 'warning', fixes: [fix] })];
}

function otherLanguage(file: string, declared: string | undefined, lang: string): readonly Diagnostic[] {
  if (declared === undefined || declared === '' || languageTag(declared) === lang) return [];
  return [finding('l10n/language', { file, start: 0, end: 0 }, { declared, lang })];
}

/** All files are read as UTF-8; who believes the header would read other signs. */
function otherCharset(file: string, text: string, catalogue: ReadPo): readonly Diagnostic[] {
  const declared = /charset=([^\s;]+)/i.exec(fieldIn(catalogue, 'Content-Type') ?? '')?.[1];
  const { headSpan } = catalogue;
  if (declared === undefined || headSpan === undefined || /^utf-?8$/i.test(declared)) return [];
  const at = text.slice(headSpan.start, headSpan.end).search(/charset=/i);
  if (at < 0) return [finding('l10n/charset', headSpan, { declared })];
  const start = headSpan.start + at + 'charset='.length;
  const span = { file, start, end: start + declared.length };
  const fix = { title: 'fix/replace', fields: { old: declared, new: 'UTF-8' }, edits: [{ span, text: 'UTF-8' }] };
  return [finding('l10n/charset', span, { declared }, { fixes: [fix] })];
}
