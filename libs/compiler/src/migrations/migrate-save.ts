import { bringForward, type Forward } from './bring-forward.ts';
import { type Known, SAVE_STEPS, type SaveStep } from './steps.ts';

/** Brings the text of a saved match to the newest format. */
export function migrateSave(text: string, known: Known<SaveStep> = SAVE_STEPS): Forward<string> {
  const save = objectIn(text);
  const format = save?.format;
  if (save === undefined || typeof format !== 'number' || !Number.isSafeInteger(format)) return { is: 'unstated' };
  const forward = bringForward(save, format, known);
  if (forward.is !== 'migrated') return forward;
  return { ...forward, value: `${JSON.stringify({ ...forward.value, format: known.newest }, undefined, 2)}\n` };
}

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
