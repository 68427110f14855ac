import { hasRun, rulesRan } from '@sandtable/analysis';
import { useEffect, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { CoverageShown } from '../state/slices/analysis.ts';
import { stillLoading } from '../state/still-loading.ts';
import { ShareBar } from '../ui/chart/ShareBar.tsx';
import { CoverageControls } from './CoverageControls.tsx';
import styles from './CoveragePart.module.css';
import { CoverageStatus } from './CoverageStatus.tsx';
import { CoverageTable } from './CoverageTable.tsx';
import { MutationPart } from './MutationPart.tsx';

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
  const { viewer, view } = useStore(pick('viewer', 'view'));
  const isPartial = viewer !== 'all' && view !== undefined;
  const [isWhole, setWhole] = useState(false);
  const rules = rulesRan(coverage);
  const never = rules.filter((rule) => !hasRun(rule));
  const shown = isWhole ? rules : never;
  const ran = rules.length - never.length;
  return (
    <div className={styles.part} data-part="coverage">
      <div className={styles.head}>
        <span>{t('coverageSum', { n: ran, of: rules.length })}</span>
        <ShareBar share={ran / Math.max(1, rules.length)} />
        <CoverageControls coverage={coverage} isWhole={isWhole} onWhole={setWhole} />
      </div>
      {isPartial ? <p className="quiet">{t('coverageSeesAll')}</p> : null}
      <CoverageStatus coverage={coverage} />
      {shown.length === 0 ? (
        <p className="empty">{t('coverageAll')}</p>
      ) : (
        <CoverageTable rules={shown} coverage={coverage} />
      )}
      <MutationPart />
    </div>
  );
};
