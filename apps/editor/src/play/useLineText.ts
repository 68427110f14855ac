import type { LogLine } from '@sandtable/session';
import { useCallback } from 'react';
import { useLogged } from './useNotation.ts';
import { useTexts } from './useTexts.ts';

/** The text of a line of the log: in the notation of the ruleset where it has one, else in its sentences. */
export function useLineText(): (line: LogLine) => string {
  const texts = useTexts();
  const logged = useLogged();
  return useCallback((line) => logged(line) ?? texts.line(line), [texts, logged]);
}
