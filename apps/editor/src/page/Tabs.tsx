import { useWorkbench } from '../context.ts';

const nameOf = (path: string): string => path.slice(path.indexOf('/') + 1);

export const Tabs = () => {
  const { bench, state, t } = useWorkbench();
  const { active } = state;
  const buffer = active === undefined ? undefined : state.buffers[active];
  return (
    <div className="tabs">
      <div className="tab-list">
        {state.open.map((path) => (
          <span key={path} className={path === active ? 'tab active' : 'tab'}>
            <button type="button" aria-current={path === active} onClick={() => bench.openFile(path)}>
              {nameOf(path)}
            </button>
            <button
              type="button"
              className="close"
              aria-label={t('close', { file: nameOf(path) })}
              onClick={() => bench.closeFile(path)}
            >
              ×
            </button>
          </span>
        ))}
      </div>
      <p className="quiet" aria-live="polite">
        {state.tabIndents ? t('tabIndents') : null}
      </p>
      {buffer ? <SaveState dirty={buffer.dirty} onSave={() => void bench.files.save(active ?? '')} /> : null}
    </div>
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
