import type { ChosenTotals } from '@sandtable/bots';
import { useEffect, useRef, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { failureOf } from '../state/stopped.ts';
import type { Client } from '../workers/client.ts';
import type { WinRatesApi } from '../workers/win-rates.ts';
import { winRatesWorker } from '../workers/workers.ts';

export interface TrialsShown {
  readonly totals: ChosenTotals | undefined;
  readonly of: number;
  readonly running: boolean;
  /** The rules have changed since. */
  readonly stale: boolean;
  readonly begin: (games: number) => void;
  readonly stop: () => void;
}

interface Known {
  readonly totals: ChosenTotals | undefined;
  readonly of: number;
  readonly running: boolean;
  readonly javascript: string | undefined;
}

/** Games of bots under the rules as they are, counted for the members of a kind. */
export function useTrials(kind: string): TrialsShown {
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
  const begin = async (games: number): Promise<void> => {
    const { javascript, save, info } = bench.store.get();
    if (javascript === undefined) return;
    stop();
    const mine = bench.batches.guard(winRatesWorker);
    worker.current = mine;
    const seats = save?.seats ?? info?.layouts[0]?.name ?? '';
    setKnown({ totals: undefined, of: games, running: true, javascript });
    for (let asked = mine.begin(javascript, { kind, games, seats, seed: 1 }); ; asked = mine.goOn()) {
      const { totals, done } = await asked;
      if (worker.current !== mine) return;
      setKnown({ totals, of: games, running: !done, javascript });
      if (done) return stop();
    }
  };
  return {
    totals: known.totals,
    of: known.of,
    running: known.running,
    stale: known.totals !== undefined && known.javascript !== state.javascript,
    begin: (games) =>
      void begin(games).catch((error: unknown) => {
        const failure = failureOf(error, 'bots');
        // What was stopped to begin another series is none of its business.
        if (Object.keys(failure).length === 0) return;
        stop();
        bench.actions.reportFailure(failure);
      }),
    stop,
  };
}
