import { reader } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import { type AskView, infoSeen } from '@sandtable/session';
import { useStore } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { useLayout } from './useTexts.ts';

/** Whether a candidate belongs to the role that is asked: some field of it says so. */
export const useIsOwn = (ask: AskView): ((candidate: string) => boolean) => {
  const isOwned = useIsOwned(ask.role);
  return (candidate) => ask.kind !== undefined && isOwned(candidate, ask.kind);
};

/** Whether something on the board belongs to a role. */
export const useIsOwned = (role: string | undefined): ((member: string, kind: string) => boolean) => {
  const { info, view } = useStore(pick('info', 'view'));
  const layout = useLayout();
  if (info === undefined || view === undefined || role === undefined) return () => false;
  const seen = infoSeen(info, view);
  const read = reader(seen, view);
  return (member, of) => {
    const kind = seen.kinds.find(({ name }) => name === of);
    const at = kind?.members.indexOf(member) ?? -1;
    return at >= 0 && ownerFields(seen, of, layout?.kinds[of]?.side).some((field) => read(of, at, field) === role);
  };
};

/** The field that the layout names, else all of the type of roles. */
function ownerFields(info: GameInfo, kind: string, side: string | undefined): readonly string[] {
  if (side !== undefined) return [side];
  const index = info.kinds.findIndex(({ name }) => name === kind);
  return info.fields.flatMap(({ kind: of, name, type }) => {
    const found = info.types[type];
    return of === index && found?.t === 'kind' && found.kind === info.roleKind ? [name] : [];
  });
}
