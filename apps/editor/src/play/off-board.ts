import { type BoardLayout, type Reader, tagged } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { AskView } from '@sandtable/session';
import { mentioned } from './mentions.ts';

interface Table {
  readonly info: GameInfo;
  readonly read: Reader;
  readonly layout: Pick<BoardLayout, 'kinds'>;
}

/**
 * The pieces that a question, before anything is picked, brings onto the board, where it does nothing else: units that
 * are set up one by one. Empty where anything else could be answered.
 */
export function broughtOn(
  table: Table,
  { form, candidates, ways = [] }: Pick<AskView, 'form' | 'candidates' | 'ways'>,
): readonly string[] {
  if (form !== 'menu') return [];
  const arms = new Set(ways.map(({ picked: [arm] }) => arm));
  const pieces = ways
    .filter(({ picked }) => picked.length === 1)
    .flatMap((way) => way.candidates.map((member) => ({ kind: way.kind, member })));
  const isAll = candidates.every((arm) => arms.has(arm)) && pieces.every((piece) => isOffBoard(table, piece));
  return isAll ? pieces.map(({ member }) => member) : [];
}

/** Whether a counter lies on no place, nor with anything else that does. */
function isOffBoard(
  { info, read, layout }: Table,
  { kind, member }: { readonly kind: string; readonly member: string },
): boolean {
  const how = layout.kinds[kind];
  if (how?.draw !== 'counter' || how.at === undefined) return false;
  const ordinal = info.kinds.find(({ name }) => name === kind)?.members.indexOf(member) ?? -1;
  const at = String(read(kind, ordinal, how.at));
  const names = [tagged(at).tag, ...mentioned(at)];
  return !info.kinds.some(({ members }) => names.some((name) => members.includes(name)));
}
