import type { LogLine } from '@sandtable/session';
import { useMemo } from 'react';
import { useLineText } from '../play/useLineText.ts';

/** The lines that contain a word; all of them without one. */
export function useFoundLines(lines: readonly LogLine[], sought = ''): readonly LogLine[] {
  const textOf = useLineText();
  const word = sought.trim().toLowerCase();
  return useMemo(
    () => (word === '' ? lines : lines.filter((line) => textOf(line).toLowerCase().includes(word))),
    [lines, word, textOf],
  );
}
