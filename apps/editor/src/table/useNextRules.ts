import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { movesMade } from '../state/moves-made.ts';
import { pick } from '../state/selectors.ts';
import type { PreviousGame } from '../state/slices/match.ts';
import type { State } from '../state/state.ts';

/** The house rules that are chosen for the next match. */
export interface NextRules {
  /** Others were chosen, and the rules with them aren't compiled yet. */
  readonly isCompiling: boolean;
  /** Others were chosen, and the rules with them have errors. */
  readonly hasErrors: boolean;
  choose(variants: readonly string[]): void;
  /** Gives the match that is played its own house rules again. */
  undo(): void;
  /** The match that is played as it was left, if others were chosen. */
  readonly left: PreviousGame | undefined;
}

interface Tried {
  readonly before: State;
  readonly chosen: readonly string[];
}

/**
 * House rules may bring seats and options of their own, so they are applied while a match is being set up: the match that
 * is played waits under them, and gets its own again unless another one begins.
 */
export function useNextRules(): NextRules {
  const { bench } = useWorkbench();
  const { rulesValid } = useStore(pick('rulesValid'));
  const [tried, setTried] = useState<Tried>();
  const [compiling, setCompiling] = useState(0);
  const choose = (chosen: readonly string[]): void => {
    setTried({ before: tried?.before ?? bench.store.get(), chosen });
    setCompiling((n) => n + 1);
    void bench.lay(chosen).finally(() => setCompiling((n) => n - 1));
  };
  const undo = (): void => {
    // A match that was gone back to has brought its own.
    if (bench.store.get().variants === tried?.chosen) void bench.lay(tried.before.variants);
  };
  const { save, at, view } = tried?.before ?? {};
  return {
    isCompiling: compiling > 0,
    hasErrors: tried !== undefined && !rulesValid,
    choose,
    undo,
    left: save && { save, at, moves: movesMade({ save, view }) },
  };
}
