import type { Imagined } from '../workers/game-api.ts';
import type { Play } from './play.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** An answer that someone thinks of, as picks or as a whole; `key` tells one from the next. */
export interface PreviewedAnswer extends Imagined {
  readonly key: string;
}

/** Finds out what may come of answers; only the last one that was thought of counts. */
export interface OddsPreviewer {
  think(of: PreviewedAnswer | undefined): void;
}

/** `lookUp` says itself what takes too long, and has no answer then. */
export const createOddsPreviewer = (store: Store<State>, lookUp: Play['lookUp']): OddsPreviewer => {
  let latest = 0;
  const follow = async ({ key, ...imagined }: PreviewedAnswer, mine: number): Promise<void> => {
    let asked = lookUp('odds', imagined);
    for (;;) {
      const thought = await asked;
      if (mine !== latest) return;
      if (thought === undefined) return store.set({ oddsPreview: undefined });
      store.set({ oddsPreview: { key, ...thought } });
      if (thought.progress === undefined) return;
      asked = lookUp('oddsOn');
    }
  };
  return {
    think(of) {
      latest += 1;
      store.set({ oddsPreview: of && { key: of.key, progress: 0 } });
      if (of) void follow(of, latest);
    },
  };
};
