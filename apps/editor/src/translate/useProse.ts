import { useEffect, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { TranslationPreview } from '../workers/translation-preview.ts';

/** Typing faster than this draws the pages once. */
const QUIET_MS = 120;

/** What is shown beside a catalogue, asked for again whenever a text of the ruleset or the rules have changed. */
export function useProse(file: string, chapter: string, pseudo: boolean): TranslationPreview | undefined {
  const { bench } = useWorkbench();
  const { buffers, findings } = useStore(pick('buffers', 'findings'));

  const [prose, setProse] = useState<TranslationPreview | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: findings are others when the rules were compiled again.
  useEffect(() => {
    let stale = false;
    const ask = (): Promise<void> =>
      bench.translating.prose({ file, chapter, pseudo }).then(
        (told) => {
          if (!stale) setProse(told);
        },
        (error: unknown) => bench.actions.reportTrouble(error),
      );
    const timer = setTimeout(() => void ask(), QUIET_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [bench, file, chapter, pseudo, buffers, findings]);
  return prose;
}
