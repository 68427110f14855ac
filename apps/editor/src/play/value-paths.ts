import type { AskView } from '@sandtable/session';
import { type Draft, isDrafted, keysWith } from '../state/half-answer.ts';
import type { Member, Path } from './piece-paths.ts';

/**
 * The questions for each key of an assignment that something on the board may be the value of, such as a card for each
 * place; put on what the key stands for, it is. It leaves the key that it has been given to only where no other way fits.
 */
export function valuePaths(ask: AskView, draft: Draft, { kind, member }: Member): readonly Path[] {
  if (ask.sight !== undefined || ask.each?.kind === undefined || ask.each.kind === kind || !isDrafted(ask)) return [];
  // Once every key has a value, the question has no kind.
  if (ask.kind !== kind && ask.next !== '') return [];
  return ask.each.keys.flatMap((on) =>
    keysWith(ask, draft, on, member).map(({ picked, keys: first }) => ({ picked, first, on, value: member })),
  );
}
