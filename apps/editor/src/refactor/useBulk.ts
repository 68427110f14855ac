import type { Bulk } from '@sandtable/ide';
import { useEffect, useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { Workbench } from '../state/workbench.ts';

/** Which rows get which value in which column. */
interface Wanted {
  readonly kind: string;
  readonly where: string;
  readonly column: string;
  readonly value: string;
}

const NONE: Bulk = { rows: [], edits: [] };

/** What would be written, asked for again with every letter, here and in any file; the last answer counts. */
export function useBulk({ kind, where, column, value }: Wanted) {
  const { bench } = useWorkbench();
  const { buffers, ruleset } = useStore(pick('buffers', 'ruleset'));
  // Whatever is typed elsewhere moves places: the question belongs to the texts.
  const wanted = useMemo(() => ({ kind, where, column, value }), [kind, where, column, value]);
  const question = useMemo(() => ({ ruleset, buffers, wanted }), [ruleset, buffers, wanted]);
  const [answer, setAnswer] = useState<{ readonly to?: typeof question; readonly found: Bulk }>({ found: NONE });
  useEffect(() => {
    let isNewest = true;
    askedOf(bench, question).then(
      (found = NONE) => isNewest && setAnswer({ to: question, found }),
      (error: unknown) => bench.actions.reportTrouble(error),
    );
    return () => {
      isNewest = false;
    };
  }, [bench, question]);
  return { found: answer.found, isAsking: answer.to !== question };
}

const askedOf = async (
  bench: Workbench,
  { ruleset, wanted }: { readonly ruleset: string | undefined; readonly wanted: Wanted },
): Promise<Bulk | undefined> => (wanted.value.trim() === '' ? NONE : await bench.language(`${ruleset}/`).bulk(wanted));
