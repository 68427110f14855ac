import type { SettingsView } from '@sandtable/ide';
import { useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { useReply } from '../useReply.ts';
import type { Passages } from '../workers/settings.ts';

/** The settings, and what the rules text says of them; that is known a little later. */
export interface Settings extends SettingsView {
  readonly passages: Passages;
}

interface Asked {
  /** Those that were known last. */
  readonly settings: Settings | undefined;
  readonly failed: boolean;
  readonly again: () => void;
}

/** The settings of the open ruleset; with every check they may be others. */
export function useSettings(): Asked {
  const { bench } = useWorkbench();
  const { ruleset, lang, findings, overlaid, javascript } = useStore(
    pick('ruleset', 'lang', 'findings', 'overlaid', 'javascript'),
  );
  const [times, setTimes] = useState(0);
  const question = useMemo(
    () => ({ ruleset, lang, findings, overlaid, javascript, times }),
    [ruleset, lang, findings, overlaid, javascript, times],
  );
  const reply = useReply(question, () =>
    bench.houseRules.settings().then(
      (settings): Reply => ({ settings }),
      (): Reply => 'failed',
    ),
  );
  const own = reply?.to.ruleset === ruleset ? reply : undefined;
  const failed = own?.value === 'failed' && own.to.times === times;
  const view = own === undefined || own.value === 'failed' ? undefined : own.value.settings;
  const passages = useReply(view, () => view && bench.houseRules.passages(view));
  const said = view && passages?.value;
  const settings = useMemo(() => view && { ...view, passages: said ?? {} }, [view, said]);
  return { settings, failed, again: () => setTimes(times + 1) };
}

type Reply = { readonly settings: SettingsView | undefined } | 'failed';
