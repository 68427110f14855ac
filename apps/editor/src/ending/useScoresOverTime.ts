import { reader } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import { infoSeen, type MatchView } from '@sandtable/session';
import { useEffect, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { type RoleScores, roleScores } from '../play/role-standing.ts';
import { useLayout, useTexts } from '../play/useTexts.ts';
import { type ScoreAt, stepsAlong } from './key-moments.ts';

/** So many steps of a match are looked at. */
const MOST = 80;

/** What each role had along the match; undefined until all is looked up. */
export function useScoresOverTime(view: MatchView): readonly ScoreAt[] | undefined {
  const { bench } = useWorkbench();
  const scoresOf = useScoresOf();
  const [found, find] = useState<readonly ScoreAt[] | undefined>();
  const { decisions } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a match that is over is looked up once
  useEffect(() => {
    let isWanted = true;
    const lookUp = async (): Promise<void> => {
      const scores: ScoreAt[] = [];
      for (const step of stepsAlong(decisions, MOST)) {
        const one = isWanted ? await bench.play.lookUp('viewAt', step) : undefined;
        const values = one && scoresOf(one)?.values;
        if (values) scores.push({ step, phase: one.phase, values });
      }
      if (isWanted) find(scores);
    };
    void lookUp();
    return () => {
      isWanted = false;
    };
  }, [bench, decisions]);
  return found;
}

/** What counts most of each role in a view. */
export function useScoresOf(): (view: MatchView) => RoleScores | undefined {
  const { bench } = useWorkbench();
  const texts = useTexts();
  const layout = useLayout();
  return (view) => {
    const { info: plain } = bench.store.get();
    if (plain === undefined) return undefined;
    const info: GameInfo = infoSeen(plain, view);
    return roleScores({ info, read: reader(info, view), texts }, layout?.standing ?? []);
  };
}
