import { useEffect } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useLabel } from '../play/useLabel.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import type { Question, WhyState } from '../state/slices/analysis.ts';
import { standingOf } from '../state/why-asked.ts';
import type { AgainstReply, ToldAgainst } from '../workers/why-protocol.ts';
import { Chapters } from './Chapters.tsx';
import { Claims } from './Claims.tsx';
import { LineStory } from './LineStory.tsx';
import { Tree } from './Tree.tsx';
import { RuleVerdict } from './Verdict.tsx';

/** What was asked why about last, and what is said to it. */
export const WhyPane = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('why', 'ask', 'at', 'javascript', 'running', 'save', 'view', 'viewer'));
  const { why } = state;
  const standing = why && standingOf(why, state);
  // What is asked is the same question; only what it is asked of became another.
  useEffect(() => {
    if (standing === 'again') void bench.why.again(true);
  }, [bench, standing]);
  if (why === undefined) return <p className="empty">{t('whyHint')}</p>;
  return (
    <section className="why" aria-live="polite" data-testid="why">
      {standing === 'before' || standing === 'otherRules' ? <Before standing={standing} /> : null}
      <Told why={why} />
    </section>
  );
};

/** What is told is no longer so: there is another question, or the rule may stand elsewhere. */
const Before = ({ standing }: { readonly standing: 'before' | 'otherRules' }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('ask'));
  return (
    <p className="notice">
      {t(standing === 'before' ? 'whyBefore' : 'whyOtherRules')}{' '}
      {standing === 'before' && state.ask === undefined ? null : (
        <button type="button" className="plain" onClick={() => void bench.why.again()}>
          {t('whyAgain')}
        </button>
      )}
    </p>
  );
};

const Told = ({ why: { asked, reply } }: { readonly why: WhyState }) => {
  const { t } = useWorkbench();
  if (reply === undefined) return <p className="empty">{t('findingOut')}</p>;
  if (reply.told === 'trouble') return <p className="empty">{t(TROUBLES[reply.trouble])}</p>;
  if (reply.told === 'no story') return <p className="empty">{t('storyNothing')}</p>;
  if (reply.told === 'story') return asked.of === 'line' ? <LineStory asked={asked} reply={reply} /> : null;
  if (reply.told === 'verdict')
    return asked.of === 'rule' ? <RuleVerdict asked={asked} verdict={reply.verdict} /> : null;
  return asked.of === 'candidate' || asked.of === 'answer' ? <AllAgainst asked={asked} reply={reply} /> : null;
};

interface AllAgainstProps {
  readonly asked: AskedAnswer;
  readonly reply: AgainstReply;
}
/** Something that cannot be answered. */
type AskedAnswer = Extract<WhyState['asked'], { of: 'candidate' | 'answer' }>;

const AllAgainst = ({ asked, reply: { against, rules } }: AllAgainstProps) => {
  const { t } = useWorkbench();
  return (
    <>
      <Heading asked={asked} />
      {against.length === 0 ? <p>{t('nothingAgainst')}</p> : null}
      <ul className="against">
        {against.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays as it is
          <Against key={i} against={one} asked={asked} />
        ))}
      </ul>
      <Chapters rules={rules} />
    </>
  );
};

const TROUBLES = { rules: 'whyNoRules', match: 'whyNoMatch', place: 'whyNoPlace' } as const;

/** What was asked, as it was called when it was asked: the question may be another one by now. */
const Heading = ({ asked }: { readonly asked: AskedAnswer }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  if (asked.of === 'answer') return <h3>{t('whyRefused', { what: texts.answer(asked.answer) })}</h3>;
  return (
    <h3>
      <Candidate question={asked.question} name={asked.name} />
    </h3>
  );
};

const Candidate = ({ question, name }: { readonly question: Question; readonly name: string }) => {
  const { t } = useWorkbench();
  return <>{t('whyNotThis', { what: useLabel(question)(name) })}</>;
};

interface AgainstProps {
  readonly against: ToldAgainst;
  readonly asked: AskedAnswer;
}

/** What the rules say to it comes first, then what was found, and the rules themselves for who wants to read them. */
const Against = ({ against, asked }: AgainstProps) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const { reason, claims, part } = against;
  const head = useHead(against, asked);
  return (
    <li>
      {reason === undefined ? null : (
        <p>
          <b>{texts.path(reason)}</b>
        </p>
      )}
      {head === '' ? null : <p>{head}</p>}
      <Claims claims={claims} />
      {part ? (
        <details className="why-rules">
          <summary>{t('whyInRules')}</summary>
          <Tree part={part} />
        </details>
      ) : null}
    </li>
  );
};

/** What sort of thing speaks against it, where reason and sentences do not say so. */
function useHead({ what, reason, next = '', nextIs, bound, claims }: ToldAgainst, asked: AskedAnswer): string {
  const { t } = useWorkbench();
  const texts = useTexts();
  const isSaid = reason !== undefined || claims.length > 0;
  if (what === 'bounds' && bound) return t(bound.least ? 'tooFew' : 'tooMany', { n: bound.n });
  if (what !== 'later') return isSaid && what !== 'whole' ? '' : t(WORDS[what]);
  const name = nextIs === undefined ? next : next.slice(0, next.indexOf(' = '));
  const question = texts.path(`${asked.question.choice}/${armOf(asked)}/${name}`);
  return nextIs === undefined
    ? t('againstLater', { next: question })
    : t('againstLaterThis', { next: question, value: texts.member(nextIs) });
}

/** The arm of a menu that was asked about, or in which something was. */
const armOf = (asked: AskedAnswer): string => {
  const [arm] = asked.question.picked;
  if (arm !== undefined) return arm;
  if (asked.of === 'candidate') return asked.name;
  return typeof asked.answer === 'object' && 'arm' in asked.answer ? asked.answer.arm : '';
};

const WORDS = {
  guard: 'againstGuard',
  outside: 'againstOutside',
  whole: 'againstWhole',
  bounds: 'againstBounds',
  later: 'againstLater',
  unknown: 'againstUnknown',
} as const;
