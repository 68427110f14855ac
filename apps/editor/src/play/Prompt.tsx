import type { AskView } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { Texts } from '../texts.ts';
import type { Word } from '../words.ts';
import { FaultMet } from './FaultMet.tsx';
import { inARow } from './in-a-row.ts';
import { sentences } from './sentences.ts';
import { type Figures, useFigures } from './useFigures.ts';
import { useTexts } from './useTexts.ts';

/** What is asked: the text of the choice, then the arm and the parameter that is open. */
const wording = (ask: AskView, texts: Texts, figures: Figures): string => {
  const [arm, ...rest] = ask.picked;
  if (ask.each)
    return [texts.path(ask.choice), ...(ask.next === '' ? [] : [figures(ask.next, ask.each.kind)])].join(' · ');
  if (arm === undefined) return texts.path(ask.choice);
  const done = [texts.path(`${ask.choice}/${arm}`), ...rest.map((p) => texts.member(p))].join(' · ');
  if (ask.next === '') return done;
  const open = texts.path(`${ask.choice}/${arm}/${ask.next}`);
  return `${done} · ${open.endsWith('?') ? open : `${open}?`}`;
};

const Question = ({ ask }: { readonly ask: AskView }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const figures = useFigures();
  if (ask.sight === 'busy') return <p className="prompt">{t('busy')}</p>;
  // Who it is stands in the list of those who are still to answer.
  if (ask.sight === 'waiting') return null;
  return (
    <p className="prompt" data-testid="prompt">
      <span className="quiet">{t('asks', { seat: texts.member(ask.role) })}</span>
      <br />
      {wording(ask, texts, figures)}
    </p>
  );
};

const Ending = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('view', 'save'));
  const texts = useTexts();
  const { view } = state;
  if (!view || view.status === 'running') return null;
  const why = view.reason === undefined ? '' : ` ${texts.path(view.reason)}`;
  const seats = view.winners.map((seat) => texts.path(`seats/${state.save?.seats}/${seat}`));
  const won = seats.length === 0 ? t('nobodyWon') : t('won', { who: seats.join(', ') });
  const words = { won, drawn: t('drawn'), fault: t('fault') };
  return (
    <>
      <p className="ending">{words[view.status] + why}</p>
      {view.fault ? <FaultMet fault={view.fault} /> : null}
    </>
  );
};

/** Decisions that do not fit changed rules wait until they do. */
const Unfit = () => {
  const { t } = useWorkbench();
  const { lost, lostInCourse, save, view } = useStore(pick('lost', 'lostInCourse', 'save', 'view'));
  const texts = useTexts();

  if (lost === undefined) return null;
  const why = WHY[lost.why];
  const said = { n: lost.index + 1, why: why ? t(why) : texts.path(lost.why) };
  if (view === undefined) return <p className="notice">{t('unseated', { n: save?.decisions.length ?? 0 })}</p>;
  if (view.pending === 0) return null;
  return <p className="notice">{t(lostInCourse ? 'lostInCourse' : 'lost', { ...said, left: view.pending })}</p>;
};
const WHY: Readonly<Record<string, Word>> = {
  'replay/over': 'lostOver',
  'replay/other-question': 'lostQuestion',
  'replay/other-role': 'lostRole',
  'session/no-such-answer': 'lostAnswer',
  'session/not-allowed': 'lostAllowed',
};

/** What would have been taken in place of the answer that was refused. */
const Fits = () => {
  const { bench, t } = useWorkbench();
  const { suggestedAnswer } = useStore(pick('suggestedAnswer'));
  const texts = useTexts();

  if (suggestedAnswer === undefined) return null;
  return (
    <p className="notice">
      {t('fits', { what: texts.answer(suggestedAnswer) })}{' '}
      <button type="button" onClick={() => void bench.play.decide(suggestedAnswer)}>
        {t('takeFits')}
      </button>
    </p>
  );
};

/** Of what a decision brought so much is read aloud; all of it stands in the log. */
const TOLD = 2;

/** What the last decision brought, for those who hear the page. */
const Brought = () => {
  const { view, running } = useStore(pick('view', 'running'));
  const texts = useTexts();

  if (view === undefined || running) return null;
  const lines = view.log.filter(({ decision, sort }) => decision === view.decisions && sort !== 'decision');
  return <p className="unseen">{sentences(lines.slice(-TOLD).map(texts.line))}</p>;
};

/** Everything that is said to the player, read aloud as it changes: what came of it, what is asked, refused, lost, and how it ended. */
export const Prompt = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('view', 'ask', 'other', 'refused', 'rejectedAnswer', 'setAside'));
  const texts = useTexts();
  const { view, ask, other, refused, rejectedAnswer } = state;
  return (
    <div role="status" aria-live="polite">
      {view === undefined ? <p className="empty">{t('startGame')}</p> : null}
      {other ? <p className="notice">{t('otherRules', { version: other.version })}</p> : null}
      <Brought />
      <Unfit />
      {refused.length > 0 ? (
        <p className="notice">
          {t('refused', { why: inARow(refused.map((r) => texts.path(r))) })}{' '}
          {rejectedAnswer === undefined ? null : (
            <button type="button" className="plain" onClick={() => void bench.why.refused()}>
              {t('whyNot')}
            </button>
          )}
        </p>
      ) : null}
      <Fits />
      {view && state.setAside === view.decisions ? <p className="quiet">{t('setAside')}</p> : null}
      <Ending />
      {ask ? <Question ask={ask} /> : null}
    </div>
  );
};
