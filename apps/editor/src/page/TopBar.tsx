import { useWorkbench } from '../context.ts';

export const TopBar = () => {
  const { bench, state, t } = useWorkbench();
  return (
    <header className="top">
      <h1>Sandtable</h1>
      <span className="quiet">{state.ruleset ?? ''}</span>
      {state.trouble === undefined ? null : (
        <p className="trouble" role="alert">
          {t('trouble', { what: state.trouble.slice(0, 200) })}{' '}
          <button type="button" className="plain" onClick={() => bench.store.set({ trouble: undefined })}>
            {t('dismiss')}
          </button>
        </p>
      )}
      <label className="language">
        {t('language')}{' '}
        <select value={state.lang} onChange={(event) => bench.setLang(event.target.value === 'de' ? 'de' : 'en')}>
          <option value="en">English</option>
          <option value="de">Deutsch</option>
        </select>
      </label>
    </header>
  );
};
