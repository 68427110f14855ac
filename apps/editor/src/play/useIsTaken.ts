import { useStore } from '../context.ts';
import { hasOnlyAnswer } from '../state/match/only-answer.ts';

/**
 * Whether the question answers itself once what is shown is over: its only answer isn't offered meanwhile, as another
 * question would be below the pointer when it is pressed.
 */
export const useIsTaken = (): boolean =>
  useStore((state) => {
    const { motion, botsHalted, running } = state;
    return motion !== undefined && !motion.isStill && !botsHalted && !running && hasOnlyAnswer(state);
  });
