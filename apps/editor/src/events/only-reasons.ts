import type { AskView, LogLine } from '@sandtable/session';

/** More reasons than these would hide the board. */
const MOST = 2;

/**
 * Paths of the texts that say why nothing else could be answered; empty if there was a choice, or if the viewer wasn't
 * asked.
 */
export function onlyReasons(
  before: AskView | undefined,
  decision: Pick<LogLine, 'path'> | undefined,
): readonly string[] {
  if (before === undefined || before.sight !== undefined || before.count !== 1) return [];
  if (before.choice !== decision?.path) return [];
  return [...new Set(before.excluded.flatMap(({ reasons }) => reasons))].slice(0, MOST);
}
