import { type AskView, isMany } from '@sandtable/session';
import { useWorkbench } from '../context.ts';
import { Assigned, ConfirmDraft } from './Assigned.tsx';
import { isDrafted } from './draft.ts';
import { Excluded } from './Excluded.tsx';
import { Odds } from './Odds.tsx';
import { PartByPart } from './PartByPart.tsx';
import { useLabel } from './useLabel.ts';
import type { Mentions } from './useMentions.ts';
import type { Parts } from './useParts.ts';
import { useTexts } from './useTexts.ts';
import { WhyNotOther } from './WhyNotOther.tsx';
import { Written } from './Written.tsx';

interface Props {
  readonly ask: AskView;
  readonly ticked: readonly string[];
  readonly onToggle: (member: string) => void;
  /** Set where a value is chosen part by part. */
  readonly parts: Parts | undefined;
  readonly mentions: Mentions;
}

export const Asking = (props: Props) => {
  const { ask, ticked, mentions } = props;
  const { bench, t } = useWorkbench();
  return (
    <section className="asking">
      <Written ask={ask} />
      <Assigned ask={ask} />
      <About mentions={mentions} />
      <Answers {...props} />
      <ConfirmDraft ask={ask} />
      {ask.picked.length > 0 && !isDrafted(ask) ? (
        <button type="button" onClick={() => void bench.play.unpick()}>
          {t('back')}
        </button>
      ) : null}
      <Excluded ask={ask} />
      <WhyNotOther ask={ask} />
      <Odds ask={ask} ticked={ticked} />
    </section>
  );
};

/** What was clicked on the board, while several answers speak of it. */
const About = ({ mentions: { about, back } }: Pick<Props, 'mentions'>) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  if (about === undefined) return null;
  return (
    <p className="chosen-parts">
      {texts.member(about)}{' '}
      <button type="button" onClick={back}>
        {t('back')}
      </button>
    </p>
  );
};

const Answers = (props: Props) => {
  if (props.parts) return <PartByPart ask={props.ask} parts={props.parts} />;
  return isMany(props.ask) ? <Several {...props} /> : <Single ask={props.ask} />;
};

const Single = ({ ask }: { readonly ask: AskView }) => {
  const { bench } = useWorkbench();
  const label = useLabel(ask);
  return (
    <ul className="choices" data-testid="choices">
      {ask.candidates.map((candidate) => (
        <li key={candidate}>
          <button type="button" data-pick={candidate} onClick={() => void bench.play.pick(candidate)}>
            {label(candidate)}
          </button>
        </li>
      ))}
    </ul>
  );
};

const Several = ({ ask, ticked, onToggle }: Omit<Props, 'parts' | 'mentions'>) => {
  const { bench, t } = useWorkbench();
  const label = useLabel(ask);
  const fits = ticked.length >= ask.low && ticked.length <= ask.high;
  const ordered = ask.form === 'order';
  const bounds = { low: ask.low, high: Math.min(ask.high, ask.candidates.length) };
  return (
    <fieldset>
      <legend>
        {t(ask.low === ask.high ? 'chooseExactly' : 'chooseBetween', bounds)}
        {ordered ? t('inOrder') : ''} ({ticked.length})
      </legend>
      <ul className="choices" data-testid="choices">
        {ask.candidates.map((candidate) => (
          <li key={candidate}>
            <label className="tick">
              <input
                type="checkbox"
                checked={ticked.includes(candidate)}
                disabled={ticked.length >= ask.high && !ticked.includes(candidate)}
                onChange={() => onToggle(candidate)}
              />{' '}
              {ordered && ticked.includes(candidate) ? <b>{ticked.indexOf(candidate) + 1}. </b> : null}
              {label(candidate)}
            </label>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="primary"
        disabled={!fits}
        onClick={() => void (ask.each ? bench.play.pick(ticked.join('|')) : bench.play.decide(ticked))}
      >
        {t('confirm')}
      </button>
    </fieldset>
  );
};
