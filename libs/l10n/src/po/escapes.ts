import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Span } from '@sandtable/text';

const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\',
  '"': '"',
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\u0007',
};
const LETTERS = new Map(Object.entries(SIGNS).map(([letter, sign]) => [sign, letter] as const));

/** The text that a string spells; `at` is where it begins. What means nothing behind a backslash is a finding. */
export const unescaped = (text: string, at: Span, findings: Diagnostic[]): string =>
  text.replace(/\\(x[\dA-Fa-f]{1,2}|[0-7]{1,3}|.)/gsu, (all, code: string, index: number) => {
    if (/^x[\dA-Fa-f]/.test(code)) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
    if (/^[0-7]/.test(code)) return String.fromCharCode(Number.parseInt(code, 8));
    const sign = Object.hasOwn(SIGNS, code) ? SIGNS[code] : undefined;
    if (sign !== undefined) return sign;
    const span = { ...at, start: at.start + index, end: at.start + index + all.length };
    const fix = { title: 'fix/replace', fields: { old: all, new: `\\${all}` }, edits: [{ span, text: `\\${all}` }] };
    findings.push(finding('l10n/escape', span, { sign: all }, { fixes: [fix] }));
    // Until someone says what was meant it stands as it was typed.
    return all;
  });

/** A text as a string of a catalogue, with its quotation marks. */
export const quoted = (text: string): string =>
  `"${[...text].map((sign) => (LETTERS.has(sign) ? `\\${LETTERS.get(sign)}` : sign)).join('')}"`;
