import type { MatchView, Save } from '@sandtable/session';
import { type PointerEvent, useRef, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useLookup } from '../manual-edits/useLookup.ts';
import { pick } from '../state/selectors.ts';
import type { Phases } from '../workers/game-api.ts';
import { Branches } from './Branches.tsx';
import { THUMB, Ticks, ToPhase } from './Phases.tsx';
import { useRoom } from './useRoom.ts';
import { useSame, useSteady } from './useSteady.ts';
import { useTexts } from './useTexts.ts';

/** All decisions that were made, also those undone; moving along it shows the match as it stood then. */
export const TimeLine = ({ view }: { readonly view: MatchView }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('running', 'save'));
  const texts = useTexts();
  const phase = view.phase === undefined ? undefined : texts.path(view.phase);
  // The thumb stays under the finger while the match still follows it.
  const [wanted, want] = useState<number | undefined>(undefined);
  const go = (decisions: number): void => {
    want(decisions);
    void bench.play.goto(decisions).then(() => want(undefined));
  };
  const phases = useSame(useLookup('phases') ?? none);
  const names = useSame(Object.fromEntries(phases.map(({ phase: path }) => [path, texts.path(path)])));
  const onGo = useSteady(go);
  const track = useRef<HTMLDivElement>(null);
  const room = useRoom(track, TICK);
  const look = (decisions: number | undefined): void => {
    if (!state.running) void bench.play.glance(decisions === view.decisions ? undefined : decisions);
  };
  return (
    <div className="course-line">
      <button type="button" disabled={!view.undoable || state.running} onClick={() => void bench.play.move(-1)}>
        {t('stepBack')}
      </button>
      <div className="time-line" title={phase}>
        <div
          ref={track}
          className="time-track"
          onPointerMove={(event) => look(stepUnder(event, view.made))}
          onPointerLeave={() => look(undefined)}
        >
          <Ticks phases={phases} made={view.made} room={room} />
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
        </div>
        <span className="quiet">
          <span data-testid="decisions">{view.decisions}</span> / {view.made}
        </span>
      </div>
      <button type="button" disabled={!view.redoable || state.running} onClick={() => void bench.play.move(1)}>
        {t('stepOn')}
      </button>
      {phases.length > 1 ? <ToPhase phases={phases} names={names} running={state.running} onGo={onGo} t={t} /> : null}
      <span className="quiet" title={t('seed')}>
        {t('seed')} <span data-testid="seed">{seedNow(view, state.save)}</span>
      </span>
      <Branches branches={view.branches} />
    </div>
  );
};

/** What dice are thrown with: the seed of the match, or the last that was begun by hand. */
const seedNow = ({ log }: MatchView, save: Save | undefined): string =>
  String(log.findLast(({ path }) => path === 'hand/seed')?.args.seed ?? save?.seed ?? '');

const none: Phases = [];

/** Pixels from one tick to the next at which both are seen. */
const TICK = 5;

/** The step whose place on the line the pointer is over. */
const stepUnder = ({ clientX, currentTarget }: PointerEvent<HTMLElement>, made: number): number => {
  const { left, width } = currentTarget.getBoundingClientRect();
  const part = (clientX - left - THUMB / 2) / Math.max(1, width - THUMB);
  return Math.round(Math.min(1, Math.max(0, part)) * made);
};
