import type { GameInfo } from '@sandtable/engine';
import type { AskView } from '@sandtable/session';
import { useEffect, useEffectEvent } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { previewedAnswer } from './previewed-answer.ts';

/** Whoever sweeps over many answers does not ask about each. */
const PAUSE = 120;

interface Asked {
  readonly info: GameInfo;
  readonly ask: AskView;
  readonly ticked: readonly string[];
  readonly pointed: string | undefined;
}

/** The odds of the answer as far as it is put together; undefined while it is none. */
export function useOddsOf({ info, ask, ticked, pointed }: Asked) {
  const { bench } = useWorkbench();
  const { build, draft, promptId, oddsPreview } = useStore(pick('build', 'draft', 'promptId', 'oddsPreview'));
  const question = `${build} ${promptId} ${ask.choice} ${ask.role} ${ask.next}`;
  const of = previewedAnswer(info, ask, { question, draft, ticked, pointed });
  const key = of?.key;
  const think = useEffectEvent(() => bench.oddsPreview.think(of));
  useEffect(() => {
    const timer = setTimeout(think, key === undefined ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [key]);
  return oddsPreview?.key === key ? oddsPreview : undefined;
}
