import { renderFinding } from '@sandtable/messages';
import type { Context, Outcome } from './command.ts';

const VERSION = 1;
/** What JSON may hold as it is, and a terminal should not; programs read the escapes as the same characters. */
const UNESCAPED = /[\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/** What a program reads: always one object, whatever the command. */
export function envelope(context: Context, command: string, outcome: Outcome): string {
  const findings = outcome.findings.map((one) => ({ ...one, message: renderFinding(one, context.messages.lang) }));
  const text = JSON.stringify({ version: VERSION, command, ok: outcome.ok, findings, result: outcome.result }, null, 2);
  return text.replace(UNESCAPED, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
