import type { LogLine } from '@sandtable/session';
import { type KeyboardEvent, memo, useDeferredValue, useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { type Late, LateView, nowIn } from '../play/late-view.ts';
import { tells } from '../play/log-lines.ts';
import { TooltipArea } from '../ui/TooltipArea.tsx';
import styles from './Log.module.css';
import { LogLines } from './LogLines.tsx';
import { LogSearch } from './LogSearch.tsx';
import { useFoundLines } from './useFoundLines.ts';
import { useLogEntries } from './useLogEntries.ts';
import { useUnhurried } from './useUnhurried.ts';

const none: readonly LogLine[] = [];

/** What has happened in the match, a line each. A line leads to its rule, and to how it came about. */
export const Log = () => {
  // Dozens of lines may be drawn again at a step through the match: neither the board nor the next step waits for them.
  const late = useDeferredValue(useUnhurried(useStore(nowIn)));
  return (
    <LateView value={late}>
      <LateLog late={late} />
    </LateView>
  );
};

const LateLog = memo(({ late: { view } }: { readonly late: Late }) => {
  const { t } = useWorkbench();
  const [sought, seek] = useState<string | undefined>();
  const log = view?.log ?? none;
  const telling = useMemo(() => log.filter(tells), [log]);
  const lines = useFoundLines(telling, sought);
  const entries = useLogEntries(lines, sought !== undefined && sought !== '');
  if (view === undefined || log.length === 0) return <p className="empty">{t('emptyLog')}</p>;
  // The page's own search finds only what is drawn, which is what is in sight.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isFind(event)) return;
    event.preventDefault();
    seek((was) => was ?? '');
  };
  return (
    <div className={styles.pane}>
      {sought === undefined ? null : (
        <LogSearch sought={sought} found={lines.length} onSeek={seek} onKeyDown={onKeyDown} />
      )}
      <TooltipArea>
        <LogLines entries={entries} latest={view.decisions} onKeyDown={onKeyDown} />
      </TooltipArea>
    </div>
  );
});

const isFind = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'f' && (ctrlKey || metaKey) && !shiftKey;
