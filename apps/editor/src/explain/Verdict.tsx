import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { WhyAsked } from '../state/slices/analysis.ts';
import { stepOf } from '../state/why-client.ts';
import type { ToldVerdict } from '../workers/why-protocol.ts';
import { Tree } from './Tree.tsx';

interface Props {
  readonly asked: Extract<WhyAsked, { of: 'rule' }>;
  readonly verdict: ToldVerdict;
}

/** What became of a rule in a decision, and when it happened last. */
export const RuleVerdict = ({ asked, verdict }: Props) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('view', 'viewer', 'at'));
  const { file, offset, step } = asked;
  const { last } = verdict;
  const at = (other: number): void => void bench.why.rule(file, offset, other);
  return (
    <>
      <h3>{t('whyRule', { n: step })}</h3>
      <Told verdict={verdict} />
      <p className="why-steps">
        <button type="button" disabled={step <= 0} onClick={() => at(step - 1)}>
          {t('decisionBefore')}
        </button>
        <button type="button" disabled={step >= stepOf(state)} onClick={() => at(step + 1)}>
          {t('decisionAfter')}
        </button>
        {last === undefined || last === step ? null : (
          <button type="button" onClick={() => at(last)}>
            {t('ranLast', { n: last })}
          </button>
        )}
        <button type="button" onClick={() => void bench.why.inside(step)}>
          {t('lookInside')}
        </button>
      </p>
    </>
  );
};

const Told = ({ verdict: { what, times, name, at, parts, callers } }: { readonly verdict: ToldVerdict }) => {
  const { bench, t } = useWorkbench();
  return (
    <>
      <p>
        {t(WORDS[what], { times, name })}{' '}
        <button type="button" className="why-text" title={`${at.file}:${at.line}`} onClick={() => bench.goto(at)}>
          {at.text}
        </button>
      </p>
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays as it is
        <Tree key={i} part={{ ...part, decisive: true }} />
      ))}
      {callers.length === 0 ? null : (
        <ul className="callers">
          {callers.map((caller, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays as it is
            <li key={i}>
              <Told verdict={caller} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const WORDS = {
  ran: 'ruleRan',
  test: 'ruleTest',
  answer: 'ruleAnswer',
  left: 'ruleLeft',
  uncalled: 'ruleUncalled',
  whenever: 'ruleWhenever',
} as const;
