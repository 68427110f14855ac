import { load } from '@sandtable/testkit';
import { game } from '../src/workers/game.ts';
import type { GameApi } from '../src/workers/game-api.ts';
import type { ResultOf } from '../src/workers/rpc.ts';

/** A worker of a game in which there is a match whenever it is asked about one. */
export type RunningGame = {
  readonly [M in keyof GameApi]: (...args: Parameters<GameApi[M]>) => Promise<NonNullable<ResultOf<GameApi, M>>>;
};

export const runningGame = (loading = load): RunningGame => game(loading) as RunningGame;
