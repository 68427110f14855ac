import { hasRun, type RuleRan, rulesRan } from '@sandtable/analysis';
import { useEffect, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { CoverageShown } from '../state/slices/analysis.ts';
import { stillLoading } from '../state/still-loading.ts';
import { MutationPart } from './MutationPart.tsx';

/** How many games bots play at once: enough that what happens at all mostly happens, and done in seconds. */
const GAMES = 100;

/** Which rules have run, in this match and in games of bots, and which never did. */
export const CoveragePart = () => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('coverage', 'compiledIn', 'rulesValid'));
  const { coverage } = state;
  useEffect(() => bench.coverage.show(), [bench]);
  if (coverage === undefined) return <p className="empty">{t(stillLoading(state) ? 'loading' : 'notYet')}</p>;
  return <Counted coverage={coverage} />;
};

const Counted = ({ coverage }: { readonly coverage: CoverageShown }) => {
  const { t } = useWorkbench();
  const state = useStore(pick('viewer', 'view'));
  const isPartial = state.viewer !== 'all' && state.view !== undefined;
  const [isWhole, setWhole] = useState(false);
  const rules = rulesRan(coverage);
  const never = rules.filter((rule) => !hasRun(rule));
  const shown = isWhole ? rules : never;
  return (
    <div className="coverage">
      <p className="coverage-head">
        <span>{t('coverageSum', { n: rules.length - never.length, of: rules.length })}</span>{' '}
        <Share n={rules.length - never.length} of={rules.length} />
        <Controls coverage={coverage} isWhole={isWhole} onWhole={setWhole} />
      </p>
      {isPartial ? <p className="quiet">{t('coverageSeesAll')}</p> : null}
      <Told coverage={coverage} />
      {shown.length === 0 ? <p className="empty">{t('coverageAll')}</p> : <Rules rules={shown} coverage={coverage} />}
      <MutationPart />
    </div>
  );
};

const Share = ({ n, of }: { readonly n: number; readonly of: number }) => (
  <svg className="coverage-share" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect width="100" height="6" />
    <rect className="ran" width={of === 0 ? 0 : (100 * n) / of} height="6" />
  </svg>
);

interface ControlsProps {
  readonly coverage: CoverageShown;
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
}

const Controls = ({ coverage, isWhole, onWhole }: ControlsProps) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('coverageMarked', 'coverageOnBoard'));
  return (
    <span className="coverage-controls">
      {coverage.running ? (
        <button type="button" onClick={() => bench.coverage.stop()}>
          {t('stop')}
        </button>
      ) : (
        <button type="button" onClick={() => void bench.coverage.letPlay(GAMES)}>
          {t('coveragePlay', { n: GAMES })}
        </button>
      )}
      {coverage.running ? null : (
        <button type="button" onClick={() => void bench.coverage.runExamples()}>
          {t('coverageRunExamples')}
        </button>
      )}
      <label>
        <input type="checkbox" checked={isWhole} onChange={(event) => onWhole(event.target.checked)} />{' '}
        {t('coverageWhole')}
      </label>
      <label>
        <input
          type="checkbox"
          checked={state.coverageMarked}
          onChange={(event) => bench.actions.setCoverageMarked(event.target.checked)}
        />{' '}
        {t('coverageMarks')}
      </label>
      <label>
        <input
          type="checkbox"
          checked={state.coverageOnBoard}
          onChange={(event) => bench.actions.setCoverageOnBoard(event.target.checked)}
        />{' '}
        {t('coverageOnBoard')}
      </label>
    </span>
  );
};

/** How far the bots are, in words that are read aloud. */
const Told = ({ coverage }: { readonly coverage: CoverageShown }) => {
  const { t } = useWorkbench();
  const { looking, missed, games, examplesRun } = coverage;
  const played = [
    ...(examplesRun > 0 ? [t('coverageExamplesRun', { n: examplesRun })] : []),
    ...(games > 0 ? [t('coverageGames', { n: games })] : []),
  ];
  const said = looking
    ? t('coverageLooking', { rule: looking.rule.path, n: looking.games })
    : missed
      ? t('coverageMissed', { rule: missed.rule.path, n: missed.games })
      : played.length > 0
        ? played.join(' ')
        : t('coverageHint');
  return (
    <p className="quiet" role="status">
      {said}
    </p>
  );
};

const Rules = ({ rules, coverage }: { readonly rules: readonly RuleRan[]; readonly coverage: CoverageShown }) => {
  const { t } = useWorkbench();
  return (
    <table className="coverage-rules">
      <thead>
        <tr>
          <th scope="col">{t('coverageRule')}</th>
          <th scope="col" className="number">
            {t('coverageHere')}
          </th>
          <th scope="col" className="number">
            {t('coverageExamples')}
          </th>
          <th scope="col" className="number">
            {t('coverageBots')}
          </th>
          <th scope="col">
            <span className="unseen">{t('coverageLook')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <Rule key={rule.path} rule={rule} coverage={coverage} />
        ))}
      </tbody>
    </table>
  );
};

const Rule = ({ rule, coverage }: { readonly rule: RuleRan; readonly coverage: CoverageShown }) => {
  const { bench, t } = useWorkbench();
  const place = coverage.statements[rule.at];
  return (
    <tr className={hasRun(rule) ? 'has-run' : 'never-ran'}>
      <th scope="row">
        <button type="button" className="link" onClick={() => place && bench.goto(place)}>
          {rule.path}
        </button>
      </th>
      <td className="number">{rule.match}</td>
      <td className="number">{coverage.examplesRun === 0 ? '–' : rule.examples}</td>
      <td className="number">{coverage.games === 0 ? '–' : rule.bots}</td>
      <td>
        <button
          type="button"
          className="plain"
          disabled={coverage.running}
          aria-label={t('coverageLookFor', { rule: rule.path })}
          onClick={() => void bench.coverage.lookFor(rule)}
        >
          {t('coverageLook')}
        </button>
      </td>
    </tr>
  );
};
