import { useCallback } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { useAnswer } from '../useAnswer.ts';
import type { TranslationPreview } from '../workers/translation-preview.ts';

/** Typing faster than this draws the pages once. */
const QUIET_MS = 120;

/** What is shown next to a catalogue, asked for again whenever a text of the ruleset or the rules have changed. */
export function useTranslationPreview(file: string, chapter: string, pseudo: boolean): TranslationPreview | undefined {
  const { bench } = useWorkbench();
  const rules = useStore(pick('ruleset', 'buffers', 'findings'));
  const ask = useCallback(
    async (late: AbortSignal) => {
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
      return late.aborted || rules.ruleset === undefined
        ? undefined
        : bench.translating.prose({ file, chapter, pseudo });
    },
    [bench, file, chapter, pseudo, rules],
  );
  return useAnswer(ask).value;
}
