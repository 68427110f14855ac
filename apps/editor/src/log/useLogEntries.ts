import type { LogLine } from '@sandtable/session';
import { useMemo } from 'react';
import { useStore } from '../context.ts';
import { useLayout, useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { alikeLines } from './alike-lines.ts';
import { type LogEntry, logEntries, plainEntry } from './log-entries.ts';

/** The log as it is read. What is sought must not lie in a fold: a search shows every line by itself. */
export function useLogEntries(lines: readonly LogLine[], isSought: boolean): readonly LogEntry[] {
  const { info } = useStore(pick('info'));
  const layout = useLayout();
  const { isOmitted } = useTexts();
  return useMemo(() => {
    if (isSought || info === undefined || layout === undefined)
      return lines.filter((line) => !isOmitted(line)).map(plainEntry);
    return alikeLines(logEntries({ info, layout, isOmitted }, lines), layout.sides);
  }, [lines, isSought, info, layout, isOmitted]);
}
