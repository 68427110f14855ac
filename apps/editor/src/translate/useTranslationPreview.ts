import { useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { useReply } from '../useReply.ts';
import type { TranslationPreview } from '../workers/translation-page.ts';

/** Typing faster than this draws the pages once. */
const IDLE_MS = 120;

/** What is shown next to a catalogue, asked for again whenever a text of the ruleset or the rules have changed. */
export function useTranslationPreview(file: string, chapter: string, pseudo: boolean): TranslationPreview | undefined {
  const { bench } = useWorkbench();
  const rules = useStore(pick('ruleset', 'buffers', 'findings'));
  const page = useMemo(() => ({ file, chapter, pseudo, rules }), [file, chapter, pseudo, rules]);
  const reply = useReply(page, async (late) => {
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    return late.aborted || rules.ruleset === undefined ? undefined : bench.translating.prose({ file, chapter, pseudo });
  });
  return reply?.value;
}
