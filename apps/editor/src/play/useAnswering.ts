import { useStore, useWorkbench } from '../context.ts';
import { questionOf } from '../state/half-answer.ts';
import { pick } from '../state/selectors.ts';
import { useBoardPicks } from './useBoardPicks.ts';
import { useForPersons } from './useForPersons.ts';
import { useIsOfPieces } from './useIsForPieces.ts';
import { useMentions } from './useMentions.ts';
import { useParts } from './useParts.ts';
import { useRetaking } from './useRetaking.ts';
import { useRootWays } from './useRootWays.ts';
import { useSkip } from './useSkip.ts';
import { useStepBack } from './useStepBack.ts';
import { useTicked } from './useTicked.ts';
import { useWays } from './useWays.ts';

/** The question that is put, and how it is answered so far. */
export function useAnswering() {
  const state = useStore(pick('ask', 'promptId'));
  const ask = useForPersons(state.ask);
  const question = questionOf(state);
  const [ticked, toggle] = useTicked(question);
  const mentions = useMentions(ask, question, ticked);
  const parts = useParts(mentions.ask, question);
  const ways = useWays(ask, question);
  const picks = useBoardPicks(mentions.ask, { parts, mentions, ways }, ticked, toggle);
  const back = useStepBack(ask, parts, mentions, ticked, toggle);
  const again = useRootWays();
  const retake = useRetaking(ask, again);
  const skip = useSkip(mentions.ask, picks);
  const { bench } = useWorkbench();
  const isOfPieces = useIsOfPieces(ask);
  /** A click on the key that is open changes nothing, but what was given before it may be meant for it. */
  const onKeyAsked = (key: string): void => void bench.play.clickKey(ask?.each?.keys.indexOf(key) ?? -1, isOfPieces);
  const part = `${question} ${parts?.chosen.join()} ${mentions.about?.member}`;
  return {
    shown: mentions.ask,
    ticked,
    toggle,
    mentions,
    parts,
    ways,
    picks,
    back,
    part,
    again,
    retake,
    skip,
    onKeyAsked,
  };
}
