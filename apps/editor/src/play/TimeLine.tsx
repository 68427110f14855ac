import type { MatchView } from '@sandtable/session';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Row.tsx';
import { PhaseSelect } from './PhaseSelect.tsx';
import { SeedNow } from './SeedNow.tsx';
import styles from './TimeLine.module.css';
import { TimeSlider } from './TimeSlider.tsx';
import { usePhases } from './usePhases.ts';
import { useSteady } from './useSteady.ts';
import { Variations } from './Variations.tsx';

/** All moves of the match, also those undone; moving along it shows the match at that move. */
export const TimeLine = ({ view }: { readonly view: MatchView }) => {
  const { bench, t } = useWorkbench();
  const { running } = useStore(pick('running'));
  // The thumb stays under the finger while the match still follows it.
  const [wanted, want] = useState<number | undefined>(undefined);
  const { phases, names } = usePhases();
  const go = useSteady((decisions: number): void => {
    want(decisions);
    void bench.play.goto(decisions).then(() => want(undefined));
  });
  return (
    <Row className={styles.line}>
      <Button icon={ChevronLeft} disabled={!view.undoable || running} onClick={() => void bench.play.move(-1)}>
        {t('stepBack')}
      </Button>
      <TimeSlider view={view} wanted={wanted} phases={phases} onGo={go} />
      <Button icon={ChevronRight} disabled={!view.redoable || running} onClick={() => void bench.play.move(1)}>
        {t('stepOn')}
      </Button>
      {phases.length > 1 ? <PhaseSelect phases={phases} names={names} disabled={running} onGo={go} t={t} /> : null}
      <SeedNow view={view} />
      <Variations branches={view.branches} />
    </Row>
  );
};
