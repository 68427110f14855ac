import type { MatchView } from '@sandtable/session';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { ShowAgain } from '../events/ShowAgain.tsx';
import { useStableCallback } from '../play/useStableCallback.ts';
import { pick } from '../state/selectors.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Row } from '../ui/Row.tsx';
import { PhaseSelect } from './PhaseSelect.tsx';
import { SeedNow } from './SeedNow.tsx';
import styles from './TimeLine.module.css';
import { TimeSlider } from './TimeSlider.tsx';
import { usePhases } from './usePhases.ts';
import { Variations } from './Variations.tsx';

/** All moves of the match, also those undone; moving along it shows the match at that move. */
export const TimeLine = ({ view }: { readonly view: MatchView }) => {
  const { bench, t } = useWorkbench();
  const { running, face } = useStore(pick('running', 'face'));
  const { phases, names } = usePhases();
  const go = useStableCallback((decisions: number): void => void bench.play.goto(decisions));
  return (
    <Row className={styles.line}>
      <Step icon={ChevronLeft} label={t('stepBack')} disabled={!view.undoable || running} by={-1} />
      <TimeSlider view={view} phases={phases} />
      <Step icon={ChevronRight} label={t('stepOn')} disabled={!view.redoable || running} by={1} />
      <ShowAgain />
      {phases.length > 1 ? <PhaseSelect phases={phases} names={names} disabled={running} onGo={go} t={t} /> : null}
      {face === 'play' ? <SeedNow view={view} /> : null}
      <Variations branches={view.branches} />
    </Row>
  );
};

interface StepProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly disabled: boolean;
  readonly by: 1 | -1;
}

/** One move back or on. */
const Step = memo(({ by, ...button }: StepProps) => {
  const { bench } = useWorkbench();
  return <IconButton {...button} onClick={() => void bench.play.move(by)} />;
});
