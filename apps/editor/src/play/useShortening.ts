import { savedUpTo } from '@sandtable/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWorkbench } from '../context.ts';
import type { Shortened } from '../match-history/ShorterMatch.tsx';
import type { Break } from '../state/breaks.ts';
import { failureOf } from '../state/stopped.ts';
import type { GamesReply, GamesRequest } from '../workers/games.ts';
import type { Caller } from '../workers/rpc.ts';
import { gamesWorker } from '../workers/workers.ts';

/** Looks for a shorter match that comes to a break-point, for as long as somebody looks at it. */
export const useShortening = (): {
  readonly shortened: Shortened | undefined;
  readonly shorten: (one: Break) => void;
} => {
  const { bench } = useWorkbench();
  const [shortened, setShortened] = useState<Shortened | undefined>(undefined);
  const worker = useRef<Caller<GamesRequest, GamesReply> | undefined>(undefined);
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
    for (let next: GamesRequest = { op: 'shorten-match', ...toward, save: match }; worker.current === mine; ) {
      const { save: shortest, done = true } = await mine.call(next);
      if (worker.current !== mine) return;
      setShortened({ save: shortest, done });
      if (done) return leave();
      next = { op: 'shorten-on' };
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
