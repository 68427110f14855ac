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
  if (state.compiledIn === undefined) return <p className="empty">{t('loading')}</p>;
  if (state.findings.length === 0) return <p className="empty">{t('noFindings')}</p>;
  return (
    <ul className="findings">
      {state.findings.slice(0, SHOWN).map((one) => (
        <li className="with-link" key={`${one.code} ${one.file} ${one.start} ${one.message}`}>
          <button type="button" className="row finding" onClick={() => bench.goto(one)}>
            <span className={`severity ${one.severity}`}>{t(one.severity)}</span>
            <span className="message">{one.message}</span>
            <span className="quiet">{place(state, one)}</span>
          </button>
          <button type="button" className="link" onClick={() => void bench.explain(one.code)}>
            {t('explain')}
          </button>
        </li>
      ))}
    </ul>
  );
};
