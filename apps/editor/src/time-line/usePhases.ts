import { useLookup } from '../manual-edits/useLookup.ts';
import { useSame } from '../play/useStableCallback.ts';
import { useTexts } from '../play/useTexts.ts';
import type { Phases } from '../workers/game-api.ts';

const none: Phases = [];

/** The phases of the match, and what they are called; the same objects as long as they say the same. */
export function usePhases() {
  const texts = useTexts();
  const phases = useSame(useLookup('phases') ?? none);
  const names = useSame(Object.fromEntries(phases.map(({ phase }) => [phase, texts.path(phase)])));
  return { phases, names };
}
