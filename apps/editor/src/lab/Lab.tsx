import { Maximize2 } from 'lucide-react';
import type { ComponentType } from 'react';
import { useStore as useStoreOf } from 'zustand';
import { useStore, useWorkbench } from '../context.ts';
import { type LabQuestion, QUESTIONS } from '../state/lab/runs.ts';
import { pick } from '../state/selectors.ts';
import { stillLoading } from '../state/still-loading.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import type { Word } from '../words.ts';
import { BotsQuestion } from './BotsQuestion.tsx';
import { FairQuestion } from './FairQuestion.tsx';
import styles from './Lab.module.css';
import { NumberQuestion } from './NumberQuestion.tsx';
import { RuleQuestion } from './RuleQuestion.tsx';

const PARTS: Readonly<Record<LabQuestion, { readonly title: Word; readonly part: ComponentType }>> = {
  fair: { title: 'labFair', part: FairQuestion },
  rule: { title: 'labRule', part: RuleQuestion },
  number: { title: 'labNumber', part: NumberQuestion },
  bots: { title: 'labBots', part: BotsQuestion },
};

/** The balance lab: questions about the rules that bots answer by playing many games. */
export const Lab = ({ isFull = false }: { readonly isFull?: boolean }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('javascript', 'compiledIn', 'rulesValid'));
  const shown = useStoreOf(bench.lab.store, (lab) => lab.shown);
  if (state.javascript === undefined) return <p className="empty">{t(stillLoading(state) ? 'loading' : 'notYet')}</p>;
  const Part = PARTS[shown].part;
  return (
    <div className={isFull ? styles.lab : `${styles.lab} ${styles.inPane}`} data-part="lab">
      {isFull ? null : (
        <IconButton
          className={styles.full}
          label={t('labFull')}
          icon={Maximize2}
          onClick={() => bench.actions.openDialog({ what: 'lab' })}
        />
      )}
      <Tabs
        className={styles.tabs}
        label={t('labQuestions')}
        tabs={QUESTIONS.map((id) => ({ id, label: t(PARTS[id].title) }))}
        shown={shown}
        onShow={bench.lab.show}
      >
        <Part />
      </Tabs>
    </div>
  );
};
