import type { RuleRan } from '@sandtable/analysis';
import { useWorkbench } from '../context.ts';
import type { CoverageShown } from '../state/slices/analysis.ts';
import { Button } from '../ui/Button.tsx';
import styles from './CoveragePart.module.css';

interface Props {
  readonly rules: readonly RuleRan[];
  readonly coverage: CoverageShown;
}

/** How often rules ran, by who had them run. */
export const CoverageTable = ({ rules, coverage }: Props) => {
  const { t } = useWorkbench();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('coverageRule')}</th>
          {(['coverageHere', 'coverageExamples', 'coverageBots'] as const).map((word) => (
            <th key={word} scope="col" className={styles.number}>
              {t(word)}
            </th>
          ))}
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

const Rule = ({ rule, coverage }: { readonly rule: RuleRan } & Pick<Props, 'coverage'>) => {
  const { bench, t } = useWorkbench();
  const place = coverage.statements[rule.at];
  return (
    <tr>
      <th scope="row">
        <Button look="plain" onClick={() => place && bench.goto(place)}>
          {rule.path}
        </Button>
      </th>
      <td className={styles.number}>{rule.match}</td>
      <td className={styles.number}>{coverage.examplesRun === 0 ? '–' : rule.examples}</td>
      <td className={styles.number}>{coverage.games === 0 ? '–' : rule.bots}</td>
      <td>
        <Button
          look="plain"
          disabled={coverage.running}
          aria-label={t('coverageLookFor', { rule: rule.path })}
          onClick={() => void bench.coverage.lookFor(rule)}
        >
          {t('coverageLook')}
        </Button>
      </td>
    </tr>
  );
};
