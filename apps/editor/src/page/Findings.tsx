import { useWorkbench } from '../context.ts';
import type { State } from '../state/state.ts';
import type { Finding } from '../work/protocol.ts';

/** Line and column of an offset, as people count. */
const place = ({ buffers, ruleset }: State, one: Finding): string => {
  const before = (buffers[`${ruleset}/${one.file}`]?.text ?? '').slice(0, one.start);
  const line = before.split('\n').length;
  return `${one.file}:${line}:${one.start - before.lastIndexOf('\n')}`;
};

const SHOWN = 200;

export const Findings = () => {
  const { bench, state, t } = useWorkbench();
  if (state.ruleset === undefined) return null;
  return (
    <section className="findings" aria-label={t('findings')}>
      <header>
        <h2>
          {t('findings')}{' '}
          <span data-testid="finding-count">{state.compiledIn === undefined ? '…' : state.findings.length}</span>
        </h2>
        {state.compiledIn === undefined ? null : (
          <span className="quiet">{t('compiled', { ms: Math.round(state.compiledIn) })}</span>
        )}
      </header>
      {state.findings.length === 0 && state.compiledIn !== undefined ? (
        <p className="empty">{t('noFindings')}</p>
      ) : null}
      <ul>
        {state.findings.slice(0, SHOWN).map((one) => (
          <li key={`${one.code} ${one.file} ${one.start} ${one.message}`}>
            <button type="button" className="row finding" onClick={() => bench.goto(one)}>
              <span className={`severity ${one.severity}`}>{t(one.severity)}</span>
              <span className="message">{one.message}</span>
              <span className="quiet">{place(state, one)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
