import { useEffect, useRef, useState } from 'react';
import { useWorkbench } from '../context.ts';
import type { Shortened } from '../match-history/ShorterMatch.tsx';
import { failureOf } from '../state/stopped.ts';
import type { Client } from '../workers/client.ts';
import type { GamesApi, GamesTold, OddGame } from '../workers/games.ts';
import { gamesWorker } from '../workers/workers.ts';

/** A game that is longer counts as one without an end. */
const MOST_DECISIONS = 20_000;

export type GamesBot = 'random' | 'policy';

/** A match that comes to the same as a game. */
export type ShortenedGame = Shortened & { readonly game: number };

/** Games of bots in a worker of their own, which is kept for those that are opened or shortened afterwards. */
export function useGames(games: number, bot: GamesBot) {
  const { bench } = useWorkbench();
  const [told, setTold] = useState<GamesTold | undefined>(undefined);
  const [running, setRunning] = useState(false);
  const [shortened, setShortened] = useState<ShortenedGame | undefined>(undefined);
  const worker = useRef<Client<GamesApi> | undefined>(undefined);
  useEffect(() => () => worker.current?.stop(), []);
  const play = async (): Promise<void> => {
    const { javascript, save, info, variants } = bench.store.get();
    if (javascript === undefined) return;
    worker.current?.stop();
    const mine = bench.batches.guard(gamesWorker);
    worker.current = mine;
    setRunning(true);
    const { seats = info?.layouts[0]?.name ?? '', options = {}, seed = 1 } = save ?? {};
    const how = { games, seats, options, variants, seed, bot, mostDecisions: MOST_DECISIONS };
    for (let asked = mine.begin(javascript, how); worker.current === mine; asked = mine.goOn()) {
      const reply = await asked;
      if (worker.current !== mine) return;
      setTold(reply.told);
      if (reply.done) break;
    }
    setRunning(false);
  };
  const stop = (): void => {
    worker.current?.stop();
    worker.current = undefined;
    setRunning(false);
  };
  const failed = (error: unknown): void => {
    const failure = failureOf(error, 'bots');
    // What was stopped to begin other games is none of theirs.
    if (Object.keys(failure).length === 0) return;
    stop();
    setShortened((was) => was && { ...was, done: true });
    bench.actions.reportFailure(failure);
  };
  const opened = async ({ game }: OddGame): Promise<void> => {
    const save = await worker.current?.open(game);
    if (save) await bench.play.resume({ save, at: undefined });
  };
  const shortening = async ({ game }: OddGame): Promise<void> => {
    const mine = worker.current;
    if (mine === undefined) return;
    for (let asked = mine.shorten(game); ; asked = mine.shortenOn()) {
      const { save, done } = (await asked) ?? { save: undefined, done: true };
      if (worker.current !== mine) return;
      setShortened({ game, save, done });
      if (done) return;
    }
  };
  return {
    told,
    running,
    shortened,
    canOpen: worker.current !== undefined,
    begin: () => void play().catch(failed),
    stop,
    open: (game: OddGame) => void opened(game).catch(failed),
    shorten: (game: OddGame) => void shortening(game).catch(failed),
  };
}
