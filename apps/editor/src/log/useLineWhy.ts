import type { LogLine } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { useShownView } from '../play/late-view.ts';
import { timesBefore } from '../play/log-lines.ts';
import type { Rule } from '../play/rule-of.ts';
import { pick } from '../state/selectors.ts';

type Explain = () => void;

/** Explains how a line of the log came about; undefined where the viewer may not know, and for manual edits. */
export function useLineWhy(): (line: LogLine, rule: Rule | undefined) => Explain | undefined {
  const { bench } = useWorkbench();
  const { viewer, face } = useStore(pick('viewer', 'face'));
  const view = useShownView();
  // What a seat may not know may have come of what it asks about.
  const isOpen = viewer === 'all' && face === 'workshop';
  return (line, rule) => {
    if (!isOpen || line.sort === 'hand') return undefined;
    return () => {
      const nth = timesBefore(view?.log ?? [], line);
      const ran = rule && { ...rule, nth };
      if (line.sort === 'log' || line.sort === 'roll') void bench.why.line(line, nth, ran);
      else void bench.why.inside(line.decision, ran);
    };
  };
}
