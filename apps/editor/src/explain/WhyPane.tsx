import { tagged } from '@sandtable/board';
import { useEffect } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useLabel } from '../play/useLabel.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import type { Question, WhyState } from '../state/slices/analysis.ts';
import { standingOf } from '../state/why-asked.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { AgainstReply } from '../workers/why-protocol.ts';
import { Chapters } from './Chapters.tsx';
import { LineStory } from './LineStory.tsx';
import { Objections } from './Objections.tsx';
import { mostSelected, nothingAgainst, type RefusedAnswer } from './objection-words.ts';
import { RuleVerdict } from './RuleVerdict.tsx';
import styles from './WhyPane.module.css';

/** The last question why, and its answer. */
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
    <section className={styles.why} aria-live="polite" data-testid="why">
      {standing === 'before' || standing === 'otherRules' ? <Outdated standing={standing} /> : null}
      <WhyReplyView why={why} />
    </section>
  );
};

/** The explanation is out of date: there is another question, or the rule may stand elsewhere. */
const Outdated = ({ standing }: { readonly standing: 'before' | 'otherRules' }) => {
  const { bench, t } = useWorkbench();
  const { ask } = useStore(pick('ask'));
  return (
    <Notice>
      {t(standing === 'before' ? 'whyBefore' : 'whyOtherRules')}{' '}
      {standing === 'before' && ask === undefined ? null : (
        <Button look="plain" onClick={() => void bench.why.again()}>
          {t('whyAgain')}
        </Button>
      )}
    </Notice>
  );
};

const WhyReplyView = ({ why: { asked, reply } }: { readonly why: WhyState }) => {
  const { t } = useWorkbench();
  if (reply === undefined) return <p className="empty">{t('findingOut')}</p>;
  if (reply.kind === 'trouble') return <p className="empty">{t(TROUBLES[reply.trouble])}</p>;
  if (reply.kind === 'no story') return <p className="empty">{t('storyNothing')}</p>;
  if (reply.kind === 'story') return asked.of === 'line' ? <LineStory asked={asked} reply={reply} /> : null;
  if (reply.kind === 'verdict')
    return asked.of === 'rule' ? <RuleVerdict asked={asked} verdict={reply.verdict} /> : null;
  return asked.of === 'candidate' || asked.of === 'answer' ? <Refused asked={asked} reply={reply} /> : null;
};

const TROUBLES = { rules: 'whyNoRules', match: 'whyNoMatch', place: 'whyNoPlace' } as const;

const Refused = ({ asked, reply }: { readonly asked: RefusedAnswer; readonly reply: AgainstReply }) => {
  const { t } = useWorkbench();
  const { ask } = useStore(pick('ask'));
  const { against, rules } = reply;
  const most = mostSelected(asked, ask);
  return (
    <>
      <Heading asked={asked} />
      {against.length === 0 ? (
        <p>{most === undefined ? t(nothingAgainst(asked)) : t('allSelected', { n: most })}</p>
      ) : null}
      <Objections objections={against} asked={asked} />
      <Chapters rules={rules} />
    </>
  );
};

/** What was asked, as it was called when it was asked: the question may be another one by now. */
const Heading = ({ asked }: { readonly asked: RefusedAnswer }) => {
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
  const what = useLabel(question)(name);
  return <>{t(isQuoted(question, name) ? 'whyNotValue' : 'whyNotThis', { what })}</>;
};

/** What isn't the name of something, and would read as part of the sentence: an order, an action, no answer. */
const isQuoted = ({ form, picked }: Question, name: string): boolean =>
  name === 'none' || (form === 'menu' && picked.length === 0) || tagged(name).parts.length > 0;
