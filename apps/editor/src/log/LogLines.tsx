import type { KeyboardEvent } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { ruleOf } from '../play/rule-of.ts';
import { useLineText } from '../play/useLineText.ts';
import { pick } from '../state/selectors.ts';
import { useRovingFocus } from '../ui/useRovingFocus.ts';
import { VirtualList } from '../ui/VirtualList.tsx';
import type { LogEntry } from './alike-lines.ts';
import styles from './Log.module.css';
import lineStyles from './LogLine.module.css';
import { LogLine } from './LogLine.tsx';
import { useLineWhy } from './useLineWhy.ts';

interface Props {
  readonly entries: readonly LogEntry[];
  /** The number of the last decision, whose lines are marked. */
  readonly latest: number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Height of a line that isn't broken. */
const LINE = 22;

/** The lines of the log from the first one on; the newest stays in sight. */
export const LogLines = ({ entries, latest, onKeyDown }: Props) => {
  const { t } = useWorkbench();
  const { rulePlaces, face } = useStore(pick('rulePlaces', 'face'));
  const ruleAt = (at: number) => {
    const line = entries[at]?.line;
    return line && rulePlaces && ruleOf(rulePlaces, line);
  };
  const textOf = useLineText();
  const whyOf = useLineWhy();
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
      rowProps={({ line: { sort, decision } }) => ({
        className: lineStyles.line,
        'data-sort': sort,
        'data-latest': decision === latest || undefined,
      })}
      draw={({ line, alike }, at) => (
        <LogLine
          line={line}
          alike={alike}
          text={textOf(line)}
          rule={ruleAt(at)}
          onWhy={whyOf(line, ruleAt(at))}
          tabbed={at === focus.reached}
          onHold={() => focus.hold(at)}
        />
      )}
      onKeyDown={(event) => {
        onKeyDown(event);
        focus.onKeyDown(event);
      }}
    />
  );
};
