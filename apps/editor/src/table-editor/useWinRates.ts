import type { ChosenTotals } from '@sandtable/bots';
import { useEffect, useRef, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { failureOf } from '../state/stopped.ts';
import type { Client } from '../workers/client.ts';
import type { WinRatesApi } from '../workers/win-rates.ts';
import { winRatesWorker } from '../workers/workers.ts';

interface Known {
  readonly totals: ChosenTotals | undefined;
  /** How many games were asked for. */
  readonly of: number;
  readonly running: boolean;
  /** The rules that were played. */
  readonly javascript: string | undefined;
}

export interface WinRatesShown extends Omit<Known, 'javascript'> {
  /** The rules have changed since. */
  readonly stale: boolean;
  readonly begin: (games: number) => void;
  readonly stop: () => void;
}

/** Games of bots under the rules as they are, counted for the members of a kind. */
export function useWinRates(kind: string): WinRatesShown {
  const { bench } = useWorkbench();
  const state = useStore(pick('javascript'));
  const [known, setKnown] = useState<Known>({ totals: undefined, of: 0, running: false, javascript: undefined });
  const worker = useRef<Client<WinRatesApi> | undefined>(undefined);
  const stop = (): void => {
    worker.current?.stop();
    worker.current = undefined;
    setKnown((was) => ({ ...was, running: false }));
  };
  useEffect(() => () => worker.current?.stop(), []);
  const play = async (of: number): Promise<void> => {
    const { javascript, save, info } = bench.store.get();
    if (javascript === undefined) return;
    stop();
    const mine = bench.batches.guard(winRatesWorker);
    worker.current = mine;
    const seats = save?.seats ?? info?.layouts[0]?.name ?? '';
    setKnown({ totals: undefined, of, running: true, javascript });
    for (let asked = mine.begin(javascript, { kind, games: of, seats, seed: 1 }); ; asked = mine.goOn()) {
      const { totals, done } = await asked;
      if (worker.current !== mine) return;
      setKnown({ totals, of, running: !done, javascript });
      if (done) return stop();
    }
  };
  const fail = (error: unknown): void => {
    const failure = failureOf(error, 'bots');
    // What was stopped to begin another series is none of its business.
    if (Object.keys(failure).length === 0) return;
    stop();
    bench.actions.reportFailure(failure);
  };
  const { javascript, ...shown } = known;
  return {
    ...shown,
    stale: known.totals !== undefined && javascript !== state.javascript,
    begin: (games) => void play(games).catch(fail),
    stop,
  };
}
