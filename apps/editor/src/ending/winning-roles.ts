import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';

/** The roles of the seats that have won. */
export function winningRoles(
  { layouts, kinds, roleKind }: GameInfo,
  seats: string | undefined,
  { status, winners }: Pick<MatchView, 'status' | 'winners'>,
): readonly string[] {
  if (status !== 'won') return [];
  const layout = layouts.find(({ name }) => name === seats);
  const won = (layout?.seats ?? []).filter(({ name }) => winners.includes(name));
  return won.flatMap(({ roles }) => roles.flatMap((role) => kinds[roleKind]?.members[role] ?? []));
}
