import { useMemo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useSame } from '../play/useStableCallback.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import type { State } from '../state/state.ts';
import { useReply } from '../useReply.ts';
import type { Phases } from '../workers/game-api.ts';

const none: Phases = [];

/** Milliseconds for which the same must be shown before it is asked for again. */
const SETTLED = 250;

const seenIn = ({ view }: State) => ({ isThere: view !== undefined, viewer: view?.viewer });

/**
 * The phases of the match, and what they are called; the same objects as long as they say the same. They depend on all of
 * its moves, and on who looks, but not on where it stands: a step through it asks for nothing.
 */
export function usePhases() {
  const texts = useTexts();
  const phases = useSame(useFound());
  const names = useSame(Object.fromEntries(phases.map(({ phase }) => [phase, texts.path(phase)])));
  return { phases, names };
}

function useFound(): Phases {
  const { bench } = useWorkbench();
  const { build, save, running } = useStore(pick('build', 'save', 'running'));
  const { isThere, viewer } = useStore(seenIn);
  const question = useMemo(() => ({ build, save, running, isThere, viewer }), [build, save, running, isThere, viewer]);
  const reply = useReply(question, (late) =>
    isThere && !running
      ? settled(late).then(() => (late.aborted ? undefined : bench.play.lookUp('phases')))
      : undefined,
  );
  return (isThere ? reply?.value : undefined) ?? none;
}

/** The active player is another one at each step, and mostly knows the same phases. */
const settled = (late: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, SETTLED);
    late.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
