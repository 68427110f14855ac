import type { LogLine } from '@sandtable/session';
import { useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useShownView } from '../play/late-view.ts';
import { timesBefore } from '../play/log-lines.ts';
import type { Rule } from '../play/rule-of.ts';
import { pick } from '../state/selectors.ts';

export type ExplainLine = (line: LogLine, rule: Rule | undefined) => void;

/** Explains how a line of the log came about, other than a manual edit; undefined where the viewer may not know. */
export function useLineWhy(): ExplainLine | undefined {
  const { bench } = useWorkbench();
  const { viewer, face } = useStore(pick('viewer', 'face'));
  const view = useShownView();
  // What a seat may not know may have come of what it asks about.
  const isOpen = viewer === 'all' && face === 'workshop';
  return useMemo(() => {
    if (!isOpen) return undefined;
    return (line, rule) => {
      const nth = timesBefore(view?.log ?? [], line);
      const ran = rule && { ...rule, nth };
      if (line.sort === 'log' || line.sort === 'roll') void bench.why.line(line, nth, ran);
      else void bench.why.inside(line.decision, ran);
    };
  }, [bench, isOpen, view]);
}
