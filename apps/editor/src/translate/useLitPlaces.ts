import { type Entry, membersIn } from '@sandtable/l10n';
import { useEffect } from 'react';
import { useWorkbench } from '../context.ts';

/** What a text names is marked on the board beside it, as what the cursor is on in the rules. */
export function useLitPlaces(entry: Entry | undefined): void {
  const { bench } = useWorkbench();
  const members = entry === undefined ? '' : litBy(entry).join(' ');
  useEffect(() => bench.actions.highlight(members === '' ? [] : members.split(' ')), [bench, members]);
  useEffect(() => () => bench.actions.highlight([]), [bench]);
}

/** What a text is about on the board: members that it names, or whose name it is. */
export const litBy = (entry: Entry): readonly string[] => [...membersIn(entry.source), ...ownMember(entry)];

/** The member that a term is the name of: `City.lyra` of `term/City.lyra[gen]`. */
const ownMember = ({ context }: Entry): readonly string[] => /^term\/([A-Z]\w*\.\w+)/.exec(context)?.slice(1) ?? [];
