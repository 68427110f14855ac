import { membersIn } from '@sandtable/l10n';
import { useEffect } from 'react';
import { useWorkbench } from '../context.ts';

/** What a text names is marked on the board beside it, as what the cursor is on in the rules. */
export function useLitPlaces(source: string): void {
  const { bench } = useWorkbench();
  useEffect(() => bench.actions.highlight(membersIn(source)), [bench, source]);
  useEffect(() => () => bench.actions.highlight([]), [bench]);
}
