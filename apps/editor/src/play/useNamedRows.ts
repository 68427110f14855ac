import { reader } from '@sandtable/board';
import { type AskView, infoSeen } from '@sandtable/session';
import { useStore } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { type NamedRow, namedRows } from './named-rows.ts';
import { useLabel } from './useLabel.ts';
import { useLayout, useTexts } from './useTexts.ts';

/** What says of a piece that it stands nowhere. */
const NOWHERE: readonly unknown[] = [undefined, 'none', '?'];

/** Lists what a question is about or might be about, so that no name stands there twice for the same. */
export function useNamedRows(ask: AskView): (members: readonly string[]) => readonly NamedRow[] {
  const { info, view } = useStore(pick('info', 'view'));
  const layout = useLayout();
  const texts = useTexts();
  const label = useLabel(ask);
  const { kind } = ask;
  const seen = info && view && infoSeen(info, view);
  const index = seen?.kinds.findIndex(({ name }) => name === kind) ?? -1;
  const own = seen?.kinds[index];
  if (seen === undefined || kind === undefined || own === undefined)
    return (members) => namedRows(members, { label, state: String, place: () => undefined });
  const read = reader(seen, view);
  const fields = seen.fields.filter((field) => field.kind === index);
  const how = layout?.kinds[kind];
  const at = how?.draw === 'counter' ? how.at : undefined;
  const number = (member: string): number => own.members.indexOf(member);
  return (members) =>
    namedRows(members, {
      label,
      state: (member) => JSON.stringify(fields.map(({ name }) => read(kind, number(member), name))),
      place: (member) => {
        const where = read(kind, number(member), at);
        return where === undefined || NOWHERE.includes(where) ? undefined : texts.value(`${kind}.${at}`, where);
      },
    });
}
