import type { Diagnostic } from '@sandtable/diagnostics';
import { readFormat } from '@sandtable/schema';
import type { Save } from './contract.ts';
import { saveSchema } from './save-schema.ts';

export type SaveRead =
  | { readonly save: Save; readonly findings: readonly [] }
  /** At least one finding says why. */
  | { readonly save: undefined; readonly findings: readonly Diagnostic[] };

/** Reads the text of a saved match. A valid shape doesn't make it true: `replay` tests every decision. */
export function readSave(file: string, text: string): SaveRead {
  const { value, findings } = readFormat(file, text, saveSchema);
  return findings.length === 0 ? { save: value as Save, findings: [] } : { save: undefined, findings };
}
