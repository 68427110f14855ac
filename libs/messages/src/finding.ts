import type { Diagnostic } from '@sandtable/diagnostics';
import type { Language } from './language.ts';
import { messagesIn } from './messages.ts';

/** A finding in words. */
export interface Wording {
  readonly sentence: string;
  readonly hint: string | undefined;
}

type Worded = Pick<Diagnostic, 'code' | 'fields'>;

export function wordingOf({ code, fields }: Worded, lang: Language): Wording {
  const messages = messagesIn(lang);
  const { near } = fields;
  const meant =
    typeof near === 'string' && near !== ''
      ? messages.attribute(code, 'near', { ...fields, near: near.replaceAll(', ', messages.text('near/or')) })
      : undefined;
  return { sentence: messages.text(code, fields), hint: meant ?? messages.attribute(code, 'hint', fields) };
}

/** Sentence and hint in one line; also for labels and the titles of fixes, which are worded the same way. */
export function renderFinding(finding: Worded, lang: Language): string {
  const { sentence, hint } = wordingOf(finding, lang);
  return hint === undefined ? sentence : `${sentence} ${hint}`;
}

/** Whether a finding of this code has wording. */
export const isFindingCode = (code: string): boolean => messagesIn('en').has(code);
