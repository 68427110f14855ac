import type { MatchView } from '@sandtable/session';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { exactStep, type KeyMoment, largestJumps, momentsOf, type ScoreAt, stepsAlong } from './key-moments.ts';
import { useStanding } from './useStanding.ts';

/** So many steps of a match are looked at. */
const STEPS = 80;
const FIRST = 10;
const MOMENTS = 5;

/** How the match went: what counts, step by step, and where it changed most. */
export interface Course {
  readonly scores: readonly ScoreAt[];
  /** Undefined until they are found. */
  readonly moments: readonly KeyMoment[] | undefined;
}

/** How the match went; undefined until all is looked up. */
export function useCourse({ decisions }: MatchView): Course | undefined {
  const { bench } = useWorkbench();
  const standing = useStanding();
  const [course, set] = useState<Course | undefined>();
  // A match that is over is looked up once.
  const rowsOf = useEffectEvent((view: MatchView) => standing(view)?.rows);
  useEffect(() => {
    let isWanted = true;
    const valuesAt = async (step: number): Promise<readonly number[] | undefined> => {
      const view = isWanted ? await bench.play.lookUp('viewAt', step) : undefined;
      return view && rowsOf(view)?.map(({ value }) => value);
    };
    const scoresAlong = async (steps: number): Promise<readonly ScoreAt[]> => {
      const scores: ScoreAt[] = [];
      for (const step of stepsAlong(decisions, steps)) {
        const values = await valuesAt(step);
        if (values) scores.push({ step, values });
      }
      if (isWanted) set({ scores, moments: undefined });
      return scores;
    };
    const lookUp = async (): Promise<void> => {
      // A rough line is there at once; a long match takes a while to be looked up.
      if (decisions > STEPS) await scoresAlong(FIRST);
      const scores = await scoresAlong(STEPS);
      const steps: number[] = [];
      for (const jump of largestJumps(scores, MOMENTS)) steps.push(await exactStep(jump, valuesAt));
      const moments = await momentsOf(steps, valuesAt);
      if (isWanted) set({ scores, moments });
    };
    void lookUp();
    return () => {
      isWanted = false;
    };
  }, [bench, decisions]);
  return course;
}
