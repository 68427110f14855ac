import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { WhyAsked } from '../state/slices/analysis.ts';
import { stepOf } from '../state/why-client.ts';
import { Button } from '../ui/Button.tsx';
import { keyed } from '../ui/keyed.ts';
import type { DescribedVerdict } from '../workers/why-protocol.ts';
import { PlaceLink } from './PlaceLink.tsx';
import styles from './RuleVerdict.module.css';
import { Tree } from './Tree.tsx';

interface Props {
  readonly asked: Extract<WhyAsked, { of: 'rule' }>;
  readonly verdict: DescribedVerdict;
}

/** What became of a rule in a decision, and when it happened last. */
export const RuleVerdict = ({ asked, verdict }: Props) => {
  const { t } = useWorkbench();
  return (
    <>
      <h3>{t('whyRule', { n: asked.step })}</h3>
      <Verdict verdict={verdict} />
      <OtherSteps asked={asked} last={verdict.last} />
    </>
  );
};

/** The same question about the decisions around, and the way into this one. */
const OtherSteps = ({ asked, last }: Pick<Props, 'asked'> & { readonly last: number | undefined }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('view', 'viewer', 'at'));
  const { file, offset, step } = asked;
  const ask = (other: number): void => void bench.why.rule(file, offset, other);
  return (
    <p className={styles.ways}>
      <Button icon={ChevronLeft} disabled={step <= 0} onClick={() => ask(step - 1)}>
        {t('decisionBefore')}
      </Button>
      <Button icon={ChevronRight} disabled={step >= stepOf(state)} onClick={() => ask(step + 1)}>
        {t('decisionAfter')}
      </Button>
      {last === undefined || last === step ? null : (
        <Button onClick={() => ask(last)}>{t('ranLast', { n: last })}</Button>
      )}
      <Button onClick={() => void bench.why.inside(step)}>{t('lookInside')}</Button>
    </p>
  );
};

const Verdict = ({ verdict: { what, times, name, at, parts, callers } }: { readonly verdict: DescribedVerdict }) => {
  const { t } = useWorkbench();
  return (
    <>
      <p>
        {t(WORDS[what], { times, name })}{' '}
        <PlaceLink at={at} look="code">
          {at.text}
        </PlaceLink>
      </p>
      {keyed(parts, ({ text }) => text).map(({ key, item }) => (
        <Tree key={key} part={{ ...item, decisive: true }} />
      ))}
      {callers.length === 0 ? null : <Callers callers={callers} />}
    </>
  );
};

const Callers = ({ callers }: Pick<DescribedVerdict, 'callers'>) => (
  <ul className={styles.callers}>
    {keyed(callers, ({ name, at }) => `${name} ${at.file} ${at.start}`).map(({ key, item }) => (
      <li key={key}>
        <Verdict verdict={item} />
      </li>
    ))}
  </ul>
);

const WORDS = {
  ran: 'ruleRan',
  test: 'ruleTest',
  answer: 'ruleAnswer',
  left: 'ruleLeft',
  uncalled: 'ruleUncalled',
  whenever: 'ruleWhenever',
} as const;
