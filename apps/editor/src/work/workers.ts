import type { ComparingReply, ComparingRequest } from './comparing-protocol.ts';
import type { CoverageReply, CoverageRequest } from './coverage.ts';
import type { GamesReply, GamesRequest } from './games.ts';
import type { CompileReply, CompileRequest, GameReply, GameRequest, TrialsReply, TrialsRequest } from './protocol.ts';
import { type Caller, caller } from './rpc.ts';
import type { WhyReply, WhyRequest } from './why-protocol.ts';

export const compileWorker = (): Caller<CompileRequest, CompileReply> =>
  caller(new Worker(new URL('./compile.worker.ts', import.meta.url), { type: 'module' }));

const gameWorker = (): Caller<GameRequest, GameReply> =>
  caller(new Worker(new URL('./game.worker.ts', import.meta.url), { type: 'module' }));

/** Says why; it is begun when somebody asks. */
export const whyWorker = (): Caller<WhyRequest, WhyReply> =>
  caller(new Worker(new URL('./why.worker.ts', import.meta.url), { type: 'module' }));

/** For one series of games: it is stopped with them. */
export const trialsWorker = (): Caller<TrialsRequest, TrialsReply> =>
  caller(new Worker(new URL('./trials.worker.ts', import.meta.url), { type: 'module' }));

/** For one series of games of bots: it is stopped with them. */
export const gamesWorker = (): Caller<GamesRequest, GamesReply> =>
  caller(new Worker(new URL('./games.worker.ts', import.meta.url), { type: 'module' }));

/** Counts what runs of the rules. */
export const coverageWorker = (): Caller<CoverageRequest, CoverageReply> =>
  caller(new Worker(new URL('./coverage.worker.ts', import.meta.url), { type: 'module' }));

/** Plays the games of one comparison. */
export const comparingWorker = (): Caller<ComparingRequest, ComparingReply> =>
  caller(new Worker(new URL('./comparing.worker.ts', import.meta.url), { type: 'module' }));

/** Imported modules are never freed; after this many builds a worker is worth replacing. */
const BUILDS = 20;

/** A game worker that is exchanged for a warm spare before it holds too many builds. */
export const gameWorkers = (): Caller<GameRequest, GameReply> => {
  let now = gameWorker();
  let spare: Caller<GameRequest, GameReply> | undefined;
  let builds = 0;
  const next = (): void => {
    now.stop();
    now = spare ?? gameWorker();
    spare = undefined;
    builds = 0;
  };
  return {
    call: (request) => {
      if (request.op === 'build') {
        if (builds >= BUILDS) next();
        builds += 1;
        if (builds === BUILDS - 2) spare = gameWorker();
      }
      return now.call(request);
    },
    stop: () => now.stop(),
  };
};
