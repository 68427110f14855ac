import { useWorkbench } from '../context.ts';
import { useLabel } from '../play/useLabel.ts';
import { useTexts } from '../play/useTexts.ts';
import type { WhyState } from '../state/why.ts';
import type { ToldAgainst } from '../work/why-protocol.ts';
import { Tree } from './Tree.tsx';
import { RuleVerdict } from './Verdict.tsx';

/** What was asked why about last, and what is said to it. */
export const WhyPane = () => {
  const { state, t } = useWorkbench();
  const { why } = state;
  if (why === undefined) return <p className="empty">{t('whyHint')}</p>;
  return (
    <section className="why" aria-live="polite" data-testid="why">
      <Told why={why} />
    </section>
  );
};

const Told = ({ why: { asked, reply } }: { readonly why: WhyState }) => {
  const { t } = useWorkbench();
  if (reply === undefined) return <p className="empty">{t('findingOut')}</p>;
  if (reply.trouble !== undefined) return <p className="empty">{t(TROUBLES[reply.trouble])}</p>;
  if (asked.of === 'rule') return reply.verdict ? <RuleVerdict asked={asked} verdict={reply.verdict} /> : null;
  const { against = [] } = reply;
  return (
    <>
      <Heading asked={asked} />
      {against.length === 0 ? <p>{t('nothingAgainst')}</p> : null}
      <ul className="against">
        {against.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays as it is
          <Against key={i} against={one} />
        ))}
      </ul>
    </>
  );
};

const TROUBLES = { rules: 'whyNoRules', match: 'whyNoMatch', place: 'whyNoPlace' } as const;

const Heading = ({ asked }: Pick<WhyState, 'asked'>) => {
  const { state, t } = useWorkbench();
  const texts = useTexts();
  if (asked.of === 'answer') return <h3>{t('whyRefused', { what: texts.answer(asked.answer) })}</h3>;
  if (asked.of === 'rule') return null;
  return <h3>{state.ask ? <Candidate name={asked.name} /> : t('whyNotThis', { what: texts.member(asked.name) })}</h3>;
};

const Candidate = ({ name }: { readonly name: string }) => {
  const { state, t } = useWorkbench();
  return state.ask ? <Labelled ask={state.ask} name={name} word={(what) => t('whyNotThis', { what })} /> : null;
};

interface LabelledProps {
  readonly ask: Parameters<typeof useLabel>[0];
  readonly name: string;
  readonly word: (what: string) => string;
}

const Labelled = ({ ask, name, word }: LabelledProps) => <>{word(useLabel(ask)(name))}</>;

const Against = ({ against: { what, reason, next = '', part } }: { readonly against: ToldAgainst }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  return (
    <li>
      <p>
        {t(WORDS[what], { next })} {reason === undefined ? null : <b>{texts.path(reason)}</b>}
      </p>
      {part ? <Tree part={part} /> : null}
    </li>
  );
};

const WORDS = {
  guard: 'againstGuard',
  outside: 'againstOutside',
  whole: 'againstWhole',
  bounds: 'againstBounds',
  later: 'againstLater',
  unknown: 'againstUnknown',
} as const;
