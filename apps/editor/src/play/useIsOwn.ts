import { reader } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import { type AskView, infoSeen } from '@sandtable/session';
import { useStore } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { useLayout } from './useTexts.ts';

/** Whether a candidate belongs to the role that is asked: some field of it says so. */
export const useIsOwn = (ask: AskView): ((candidate: string) => boolean) => {
  const { info, view } = useStore(pick('info', 'view'));
  const layout = useLayout();
  if (info === undefined || view === undefined) return () => false;
  const seen = infoSeen(info, view);
  const read = reader(seen, view);
  const kind = seen.kinds.find(({ name }) => name === ask.kind);
  const fields = kind === undefined ? [] : ownerFields(seen, kind.name, layout?.kinds[kind.name]?.side);
  return (candidate) => {
    const at = kind?.members.indexOf(candidate) ?? -1;
    return kind !== undefined && at >= 0 && fields.some((field) => read(kind.name, at, field) === ask.role);
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
