import type { AskView } from '@sandtable/session';
import { useWorkbench } from '../context.ts';
import { useTexts } from './useTexts.ts';

interface Props {
  readonly ask: AskView;
  readonly ticked: readonly string[];
  readonly onToggle: (member: string) => void;
}

/** What is asked: the text of the choice, then the arm and the parameter that is open. */
const usePrompt = (ask: AskView): string => {
  const texts = useTexts();
  const [arm, ...rest] = ask.picked;
  if (arm === undefined) return texts.path(ask.choice);
  const done = [texts.path(`${ask.choice}/${arm}`), ...rest.map((p) => texts.member(p))].join(' · ');
  return ask.next === '' ? done : `${done} · ${texts.path(`${ask.choice}/${arm}/${ask.next}`)}?`;
};

export const Asking = ({ ask, ticked, onToggle }: Props) => {
  const { bench, t } = useWorkbench();
  const texts = useTexts();
  const prompt = usePrompt(ask);
  return (
    <section className="asking">
      <p className="prompt" data-testid="prompt">
        <span className="quiet">{t('asks', { seat: texts.member(ask.role) })}</span>
        <br />
        {prompt}
      </p>
      {ask.form === 'some' ? <Several ask={ask} ticked={ticked} onToggle={onToggle} /> : <Single ask={ask} />}
      {ask.picked.length > 0 ? (
        <button type="button" onClick={() => void bench.play.unpick()}>
          {t('back')}
        </button>
      ) : null}
      <Excluded ask={ask} />
    </section>
  );
};

/** Candidates by name; the arms of a menu have texts of their own. */
const useLabel = (ask: AskView): ((candidate: string) => string) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  return (candidate) => {
    if (candidate === 'none') return t('none');
    return ask.form === 'menu' && ask.picked.length === 0
      ? texts.path(`${ask.choice}/${candidate}`)
      : texts.member(candidate, ask.kind);
  };
};

const Single = ({ ask }: { readonly ask: AskView }) => {
  const { bench } = useWorkbench();
  const label = useLabel(ask);
  return (
    <ul className="choices" data-testid="choices">
      {ask.candidates.map((candidate) => (
        <li key={candidate}>
          <button type="button" onClick={() => void bench.play.pick(candidate)}>
            {label(candidate)}
          </button>
        </li>
      ))}
    </ul>
  );
};

const Several = ({ ask, ticked, onToggle }: Props) => {
  const { bench, t } = useWorkbench();
  const label = useLabel(ask);
  const fits = ticked.length >= ask.low && ticked.length <= ask.high;
  const bounds = { low: ask.low, high: Math.min(ask.high, ask.candidates.length) };
  return (
    <fieldset>
      <legend>
        {t(ask.low === ask.high ? 'chooseExactly' : 'chooseBetween', bounds)} ({ticked.length})
      </legend>
      <ul className="choices" data-testid="choices">
        {ask.candidates.map((candidate) => (
          <li key={candidate}>
            <label className="tick">
              <input type="checkbox" checked={ticked.includes(candidate)} onChange={() => onToggle(candidate)} />{' '}
              {label(candidate)}
            </label>
          </li>
        ))}
      </ul>
      <button type="button" className="primary" disabled={!fits} onClick={() => void bench.play.decide(ticked)}>
        {t('confirm')}
      </button>
    </fieldset>
  );
};

const Excluded = ({ ask }: { readonly ask: AskView }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const label = useLabel(ask);
  if (ask.excluded.length === 0) return null;
  return (
    <details>
      <summary>{t('excluded', { n: ask.excluded.length })}</summary>
      <ul className="excluded">
        {ask.excluded.map((one) => (
          <li key={one.candidate}>
            <b>{label(one.candidate)}</b> {one.reasons.map((r) => texts.path(r)).join('; ')}
          </li>
        ))}
      </ul>
    </details>
  );
};
