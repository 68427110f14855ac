import type { LeakSeen } from '@sandtable/analysis/interpreter';
import type { GameInfo } from '@sandtable/engine';
import type { Messages } from '@sandtable/messages';
import { roleName } from '@sandtable/session';

/** A question that reveals too much, with how the other position differs. */
export function leakText({ text }: Messages, info: GameInfo, leak: LeakSeen): string {
  const { choice, game, decision, what } = leak;
  return text('simulate/leak', {
    choice,
    game,
    decision,
    what,
    role: roleName(info, leak.role),
    changed: leak.changed.join(', '),
  });
}
