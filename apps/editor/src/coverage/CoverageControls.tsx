import { ListChecks, Play, Square } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { CoverageShown } from '../state/slices/analysis.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';

/** How many games bots play at once: enough that what happens at all mostly happens, and done in seconds. */
const GAMES = 100;

interface Props {
  readonly coverage: CoverageShown;
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
}

/** Runs more of the rules, and says where what has run is shown. */
export const CoverageControls = ({ coverage, isWhole, onWhole }: Props) => {
  const { bench, t } = useWorkbench();
  const { coverageMarked, coverageOnBoard } = useStore(pick('coverageMarked', 'coverageOnBoard'));
  const { setCoverageMarked, setCoverageOnBoard } = bench.actions;
  return (
    <>
      <Runs isRunning={coverage.running} />
      <Checkbox checked={isWhole} onChange={({ target }) => onWhole(target.checked)}>
        {t('coverageWhole')}
      </Checkbox>
      <Checkbox checked={coverageMarked} onChange={({ target }) => setCoverageMarked(target.checked)}>
        {t('coverageMarks')}
      </Checkbox>
      <Checkbox checked={coverageOnBoard} onChange={({ target }) => setCoverageOnBoard(target.checked)}>
        {t('coverageOnBoard')}
      </Checkbox>
    </>
  );
};

const Runs = ({ isRunning }: { readonly isRunning: boolean }) => {
  const { bench, t } = useWorkbench();
  if (isRunning)
    return (
      <Button icon={Square} onClick={() => bench.coverage.stop()}>
        {t('stop')}
      </Button>
    );
  return (
    <>
      <Button icon={Play} onClick={() => void bench.coverage.letPlay(GAMES)}>
        {t('coveragePlay', { n: GAMES })}
      </Button>
      <Button icon={ListChecks} onClick={() => void bench.coverage.runExamples()}>
        {t('coverageRunExamples')}
      </Button>
    </>
  );
};
