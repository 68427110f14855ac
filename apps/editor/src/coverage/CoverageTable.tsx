import type { RuleRan } from '@sandtable/analysis';
import { Search } from 'lucide-react';
import { useWorkbench } from '../context.ts';
import type { CoverageShown } from '../state/slices/analysis.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { VirtualTable } from '../ui/VirtualTable.tsx';
import styles from './CoveragePart.module.css';

interface Props {
  readonly rules: readonly RuleRan[];
  readonly coverage: CoverageShown;
}

/** Height of a row in pixels. */
const ROW_HEIGHT = 30;

/** How often rules ran, by who had them run. */
export const CoverageTable = ({ rules, coverage }: Props) => {
  const { t } = useWorkbench();
  return (
    <VirtualTable
      label={t('coverage')}
      head={<Head />}
      items={rules}
      keyOf={(rule) => rule.path}
      draw={(rule) => <Rule rule={rule} coverage={coverage} />}
      rowHeight={ROW_HEIGHT}
    />
  );
};

const Head = () => {
  const { t } = useWorkbench();
  return (
    <>
      <th scope="col" className={styles.rule}>
        {t('coverageRule')}
      </th>
      {(['coverageHere', 'coverageExamples', 'coverageBots'] as const).map((word) => (
        <th key={word} scope="col" className={styles.number}>
          {t(word)}
        </th>
      ))}
      <th scope="col">
        <span className="unseen">{t('coverageLook')}</span>
      </th>
    </>
  );
};

const Rule = ({ rule, coverage }: { readonly rule: RuleRan } & Pick<Props, 'coverage'>) => {
  const { bench } = useWorkbench();
  const place = coverage.statements[rule.at];
  return (
    <>
      <th scope="row" className={styles.rule}>
        <Button look="plain" onClick={() => place && bench.goto(place)}>
          {rule.path}
        </Button>
      </th>
      <td className={styles.number}>{rule.match}</td>
      <td className={styles.number}>{coverage.examplesRun === 0 ? '–' : rule.examples}</td>
      <td className={styles.number}>{coverage.games === 0 ? '–' : rule.bots}</td>
      <td>
        <LookFor rule={rule} disabled={coverage.running} />
      </td>
    </>
  );
};

const LookFor = ({ rule, disabled }: { readonly rule: RuleRan; readonly disabled: boolean }) => {
  const { bench, t } = useWorkbench();
  const label = t('coverageLookFor', { rule: rule.path });
  return (
    <IconButton icon={Search} label={label} disabled={disabled} onClick={() => void bench.coverage.lookFor(rule)} />
  );
};
