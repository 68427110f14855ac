import type { LogLine } from '@sandtable/session';
import { useMemo } from 'react';
import { useLineText } from '../play/useLineText.ts';
import { useTexts } from '../play/useTexts.ts';

/** The lines of the log that contain a word; all of them without one, as lines that are left out belong to others. */
export function useFoundLines(lines: readonly LogLine[], sought = ''): readonly LogLine[] {
  const textOf = useLineText();
  const { isOmitted } = useTexts();
  const word = sought.trim().toLowerCase();
  return useMemo(
    () => (word === '' ? lines : lines.filter((line) => !isOmitted(line) && textOf(line).toLowerCase().includes(word))),
    [lines, word, textOf, isOmitted],
  );
}
