import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import { stepFrom } from '../explain/rows-of.ts';
import type { Inside } from '../state/slices/analysis.ts';
import styles from './StepDebugger.module.css';
import { StepTools, type Way } from './StepTools.tsx';
import { StepTree } from './StepTree.tsx';

/** The steps of a decision as a tree, with ways from step to step. */
export const StepDebugger = ({ inside: { record, at } }: { readonly inside: Inside }) => {
  const { bench, t } = useWorkbench();
  const { steps, step: number, cut } = record;
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const fold = (row: number, on: boolean): void =>
    setFolded(on ? new Set(folded).add(row) : new Set([...folded].filter((one) => one !== row)));
  const go = (way: Way): void => {
    if (way === 'into') fold(at, false);
    bench.why.show(stepFrom(steps, at, way));
  };
  return (
    <div className={styles.debugger}>
      <StepTools record={record} at={at} onGo={go} />
      {cut ? <p className="quiet">{t('insideCut', { n: steps.length })}</p> : null}
      {steps.length === 0 ? <p className="empty">{t('insideNothing')}</p> : null}
      <StepTree label={t('insideOf', { n: number })} steps={steps} at={at} folded={folded} onFold={fold} />
    </div>
  );
};
