import type { MatchView } from '@sandtable/session';
import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import { Branches } from './Branches.tsx';
import { useTexts } from './useTexts.ts';

/** All decisions that were made, also those undone; moving along it shows the match as it stood then. */
export const TimeLine = ({ view }: { readonly view: MatchView }) => {
  const { bench, state, t } = useWorkbench();
  const texts = useTexts();
  const phase = view.phase === undefined ? undefined : texts.path(view.phase);
  // The thumb stays under the finger while the match still follows it.
  const [wanted, want] = useState<number | undefined>(undefined);
  const go = (decisions: number): void => {
    want(decisions);
    void bench.play.goto(decisions).then(() => want(undefined));
  };
  return (
    <div className="course-line">
      <button type="button" disabled={!view.undoable || state.running} onClick={() => void bench.play.move(-1)}>
        {t('stepBack')}
      </button>
      <div className="time-line" title={phase}>
        <input
          type="range"
          min={0}
          max={view.made}
          value={wanted ?? view.decisions}
          disabled={view.made === 0 || state.running}
          aria-label={t('timeLine')}
          aria-valuetext={t('decisionOf', { n: view.decisions, of: view.made })}
          onChange={(event) => go(Number(event.target.value))}
        />
        <span className="quiet">
          <span data-testid="decisions">{view.decisions}</span> / {view.made}
        </span>
      </div>
      <button type="button" disabled={!view.redoable || state.running} onClick={() => void bench.play.move(1)}>
        {t('stepOn')}
      </button>
      <Branches branches={view.branches} />
    </div>
  );
};
