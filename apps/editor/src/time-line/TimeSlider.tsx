import type { MatchView } from '@sandtable/session';
import { useRef, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import type { Phases } from '../workers/game-api.ts';
import { ChangedTicks } from './ChangedTicks.tsx';
import { PhaseTicks } from './PhaseTicks.tsx';
import styles from './TimeLine.module.css';
import { moveAt } from './time-line-place.ts';
import { useRoom } from './useRoom.ts';

/** Pixels from one tick to the next at which both are seen. */
const TICK = 5;

interface Props {
  readonly view: MatchView;
  readonly phases: Phases;
}

/** The moves as a line with a thumb; what the pointer is over is previewed. */
export const TimeSlider = ({ view, phases }: Props) => {
  const { bench, t } = useWorkbench();
  const { running } = useStore(pick('running'));
  const texts = useTexts();
  const track = useRef<HTMLDivElement>(null);
  const room = useRoom(track, TICK);
  const { made, decisions, phase } = view;
  // The thumb stays under the finger while the match still follows it.
  const [wanted, want] = useState<number | undefined>(undefined);
  const go = (to: number): void => {
    want(to);
    void bench.play.goto(to).then(() => want(undefined));
  };
  const preview = (move: number | undefined): void => {
    if (!running) void bench.play.preview(move === decisions ? undefined : move);
  };
  return (
    <div className={styles.slider} data-part="time-line">
      <div
        ref={track}
        className={styles.track}
        onPointerMove={({ clientX, currentTarget }) =>
          preview(moveAt(clientX, currentTarget.getBoundingClientRect(), made))
        }
        onPointerLeave={() => preview(undefined)}
      >
        <PhaseTicks phases={phases} made={made} room={room} />
        <ChangedTicks made={made} />
        <input
          type="range"
          min={0}
          max={made}
          value={wanted ?? decisions}
          disabled={made === 0 || running}
          aria-label={t('timeLine')}
          aria-valuetext={[t('decisionOf', { n: decisions, of: made }), phase && texts.path(phase)]
            .filter(Boolean)
            .join(' · ')}
          onChange={({ target }) => go(Number(target.value))}
        />
      </div>
      <span className="quiet">
        <span data-testid="decisions">{decisions}</span> / {made}
      </span>
    </div>
  );
};
