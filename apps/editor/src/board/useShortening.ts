import { savedUpTo } from '@sandtable/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWorkbench } from '../context.ts';
import type { Shortened } from '../match-history/ShorterMatch.tsx';
import type { Break } from '../state/slices/match.ts';
import { failureOf } from '../state/stopped.ts';
import type { Client } from '../workers/client.ts';
import type { GamesApi } from '../workers/games.ts';
import type { Shorter } from '../workers/shortening.ts';
import { gamesWorker } from '../workers/workers.ts';

/** Looks for a shorter match that comes to a break-point, for as long as someone looks at it. */
export const useShortening = (): {
  readonly shortened: Shortened | undefined;
  readonly shorten: (one: Break) => void;
} => {
  const { bench } = useWorkbench();
  const [shortened, setShortened] = useState<Shortened | undefined>(undefined);
  const worker = useRef<Client<GamesApi> | undefined>(undefined);
  const leave = useCallback((): void => {
    worker.current?.stop();
    worker.current = undefined;
  }, []);
  useEffect(() => leave, [leave]);
  const run = async (one: Break): Promise<void> => {
    const { save, view } = bench.store.get();
    if (save === undefined || view === undefined) return;
    leave();
    const mine = bench.batches.guard(gamesWorker);
    worker.current = mine;
    setShortened({ save: undefined, done: false });
    const toward = await bench.breaks.toward(one);
    if (toward === undefined) return setShortened({ save: undefined, done: true });
    const match = savedUpTo(save, view.decisions);
    if (worker.current !== mine) return;
    let asked: Promise<Shorter | undefined> = mine.shortenMatch(toward.javascript, match, toward.at);
    for (;;) {
      const { save: shortest, done } = (await asked) ?? { save: undefined, done: true };
      if (worker.current !== mine) return;
      setShortened({ save: shortest, done });
      if (done) return leave();
      asked = mine.shortenOn();
    }
  };
  const failed = (error: unknown): void => {
    const failure = failureOf(error, 'bots');
    if (Object.keys(failure).length === 0) return;
    leave();
    setShortened((was) => was && { ...was, done: true });
    bench.actions.reportFailure(failure);
  };
  return { shortened, shorten: (one) => void run(one).catch(failed) };
};
