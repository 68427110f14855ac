import type { KeyboardEvent } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { ruleOf } from '../play/rule-of.ts';
import { useLineText } from '../play/useLineText.ts';
import { pick } from '../state/selectors.ts';
import { useRovingFocus } from '../ui/useRovingFocus.ts';
import { VirtualList } from '../ui/VirtualList.tsx';
import styles from './Log.module.css';
import lineStyles from './LogLine.module.css';
import { LogLine } from './LogLine.tsx';
import type { LogEntry } from './log-entries.ts';
import { useLineWhy } from './useLineWhy.ts';

interface Props {
  readonly entries: readonly LogEntry[];
  /** The number of the last decision, whose lines are marked. */
  readonly latest: number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Height of a line that isn't broken. */
const LINE = 22;
/** From this decision on numbers have three digits. */
const LONG = 100;

/** The lines of the log from the first one on; the newest stays in sight. */
export const LogLines = ({ entries, latest, onKeyDown }: Props) => {
  const { t } = useWorkbench();
  const { rulePlaces, face } = useStore(pick('rulePlaces', 'face'));
  const ruleAt = (at: number) => {
    const line = entries[at]?.line;
    return line && rulePlaces && ruleOf(rulePlaces, line);
  };
  const textOf = useLineText();
  const onWhy = useLineWhy();
  const focus = useRovingFocus({
    count: entries.length,
    takes: (at) => face === 'workshop' && ruleAt(at) !== undefined,
  });
  return (
    <VirtualList
      label={t('log')}
      className={styles.lines}
      items={entries}
      keyOf={(_, at) => at}
      rowHeight={LINE}
      keep={focus.reached}
      follow
      rowProps={({ line: { sort, decision }, decisions, fight }) => ({
        className: lineStyles.line,
        // What tells of a decision as well stands for it.
        'data-sort': decisions.length > 0 ? 'decision' : sort,
        'data-fight': fight !== undefined || undefined,
        'data-latest': decision === latest || undefined,
        'data-long': latest >= LONG || undefined,
      })}
      draw={(entry, at) => (
        <LogLine
          entry={entry}
          at={at}
          text={textOf(entry.line)}
          rulePlaces={rulePlaces}
          onWhy={onWhy}
          tabbed={at === focus.reached}
          onHold={focus.hold}
        />
      )}
      onKeyDown={(event) => {
        onKeyDown(event);
        focus.onKeyDown(event);
      }}
    />
  );
};
