import type { GamesSummary, OddGame } from '@sandtable/analysis';
import { useEffect, useRef, useState } from 'react';
import { useWorkbench } from '../context.ts';
import type { Shortened } from '../match-history/ShorterMatch.tsx';
import { failureOf } from '../state/stopped.ts';
import type { Client } from '../workers/client.ts';
import type { GamesApi } from '../workers/games.ts';
import type { BotName } from '../workers/protocol.ts';
import { gamesWorker } from '../workers/workers.ts';
import { playGames, seriesIn, shortenGame } from './game-series.ts';

/** A match that comes to the same as a game. */
export type ShortenedGame = Shortened & { readonly game: number };

interface Shown {
  readonly summary: GamesSummary | undefined;
  readonly running: boolean;
  readonly shortened: ShortenedGame | undefined;
}

const NOTHING: Shown = { summary: undefined, running: false, shortened: undefined };

/** Games of bots in a worker of their own, which is kept for those that are opened or shortened afterwards. */
export function useGames(games: number, bot: BotName) {
  const { bench } = useWorkbench();
  const { shown, show, showFrom, current, replace } = useGamesWorker();
  const begin = async (): Promise<void> => {
    const { javascript } = bench.store.get();
    if (javascript === undefined) return;
    const worker = bench.batches.guard(gamesWorker);
    replace(worker);
    show(() => ({ running: true }));
    const series = seriesIn(bench.store.get(), games, bot);
    await playGames(worker, javascript, series, (summary) => showFrom(worker, { summary }));
    showFrom(worker, { running: false });
  };
  const stop = (): void => {
    replace(undefined);
    show(() => ({ running: false }));
  };
  const failed = (error: unknown): void => {
    const failure = failureOf(error, 'bots');
    // What was stopped to begin other games doesn't concern those.
    if (Object.keys(failure).length === 0) return;
    stop();
    show(({ shortened }) => ({ shortened: shortened && { ...shortened, done: true } }));
    bench.actions.reportFailure(failure);
  };
  const open = async ({ game }: OddGame): Promise<void> => {
    const save = await current()?.open(game);
    if (save) await bench.play.resume({ save, at: undefined });
  };
  const shorten = async ({ game }: OddGame): Promise<void> => {
    const worker = current();
    if (worker === undefined) return;
    await shortenGame(worker, game, ({ save, done }) => showFrom(worker, { shortened: { game, save, done } }));
  };
  return {
    ...shown,
    canOpen: current() !== undefined,
    begin: () => void begin().catch(failed),
    stop,
    open: (game: OddGame) => void open(game).catch(failed),
    shorten: (game: OddGame) => void shorten(game).catch(failed),
  };
}

/** The worker that plays games, and what it has found so far. */
function useGamesWorker() {
  const [shown, setShown] = useState(NOTHING);
  const ref = useRef<Client<GamesApi> | undefined>(undefined);
  useEffect(() => () => ref.current?.stop(), []);
  const show = (more: (now: Shown) => Partial<Shown>): void => setShown((now) => ({ ...now, ...more(now) }));
  return {
    shown,
    show,
    current: () => ref.current,
    replace: (worker: Client<GamesApi> | undefined): void => {
      ref.current?.stop();
      ref.current = worker;
    },
    /** Shows what a worker found, unless it was replaced; returns whether it is still the current one. */
    showFrom: (worker: Client<GamesApi>, more: Partial<Shown>): boolean => {
      if (ref.current === worker) show(() => more);
      return ref.current === worker;
    },
  };
}
