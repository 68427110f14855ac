import { useEffect, useRef } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';

const nameOf = (path: string): string => path.slice(path.indexOf('/') + 1);

export const FileTabs = ({ hasTable }: { readonly hasTable: boolean }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('active', 'open', 'tabIndents'));
  const { active } = state;
  const dirty = useStore(({ buffers }) => buffers[active ?? '']?.dirty);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file has another tab.
  useEffect(() => {
    const tabs = list.current;
    if (tabs === null) return;
    // What stands beside the tabs comes and goes, and the one in front stays whole.
    const watching = new ResizeObserver(() => {
      // Newer browsers answer with a promise, which nobody waits for.
      void tabs.querySelector('.active')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    watching.observe(tabs);
    return () => watching.disconnect();
  }, [active]);
  return (
    <div className="tabs">
      <div ref={list} className="tab-list">
        {state.open.map((path) => (
          <span key={path} className={path === active ? 'tab active' : 'tab'}>
            <button type="button" aria-current={path === active} onClick={() => bench.actions.openFile(path)}>
              {nameOf(path)}
            </button>
            <button
              type="button"
              className="close"
              aria-label={t('close', { file: nameOf(path) })}
              onClick={() => bench.actions.closeFile(path)}
            >
              ×
            </button>
          </span>
        ))}
      </div>
      {hasTable ? <AsTable /> : null}
      {active?.endsWith('.sand') ? <Beside /> : null}
      <div className="leave-room">
        <p className="quiet leave-hint" aria-live="polite">
          {t(state.tabIndents ? 'tabIndents' : 'tabLeaves')}
        </p>
      </div>
      {dirty === undefined ? null : <SaveState dirty={dirty} onSave={() => void bench.files.save(active ?? '')} />}
    </div>
  );
};

/** The same file, as its text or cell by cell. */
const AsTable = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('active', 'asTable'));
  const { active = '' } = state;
  return (
    <span className="as-table">
      {[false, true].map((asTable) => (
        <button
          key={String(asTable)}
          type="button"
          aria-pressed={state.asTable.includes(active) === asTable}
          onClick={() => bench.actions.showAsTable(active, asTable)}
        >
          {t(asTable ? 'asTable' : 'text')}
        </button>
      ))}
    </span>
  );
};

/** What is not part of the text can be put away. */
const Beside = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('besideText'));
  return (
    <button
      type="button"
      className="plain beside"
      aria-pressed={state.besideText}
      title={t('besideTextHint')}
      onClick={() => bench.showBeside(!state.besideText)}
    >
      <span aria-hidden="true">{state.besideText ? '☑' : '☐'}</span> <span>{t('besideText')}</span>
    </button>
  );
};

const SaveState = ({ dirty, onSave }: { readonly dirty: boolean; readonly onSave: () => void }) => {
  const { t } = useWorkbench();
  return dirty ? (
    <button type="button" className="plain" onClick={onSave} title={`${t('unsaved')} (Ctrl+S)`}>
      {t('save')}
    </button>
  ) : (
    <span className="quiet">{t('saved')}</span>
  );
};
