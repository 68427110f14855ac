import type { ComparingReply, ComparingRequest } from './comparing-protocol.ts';
import type { CoverageReply, CoverageRequest } from './coverage.ts';
import type { GamesReply, GamesRequest } from './games.ts';
import type { CompileReply, CompileRequest, GameReply, GameRequest, TrialsReply, TrialsRequest } from './protocol.ts';
import { type Caller, caller } from './rpc.ts';
import type { WhyReply, WhyRequest } from './why-protocol.ts';

const compileWorker = (): Caller<CompileRequest, CompileReply> =>
  caller(new Worker(new URL('./compile.worker.ts', import.meta.url), { type: 'module' }));

/** What makes models and modules, or is told of those that were made last. */
const MAKING: ReadonlySet<CompileRequest['op']> = new Set([
  'compile',
  'counting',
  'meaning',
  'example',
  'fault',
  'prose',
  'merge',
]);

/** Two workers: one checks and answers while somebody types, and never waits for the other, which makes modules. */
export const compileWorkers = (): Caller<CompileRequest, CompileReply> => {
  const checking = compileWorker();
  let making: Caller<CompileRequest, CompileReply> | undefined;
  return {
    call: (request) => {
      // It is begun with the first ruleset: a page that shows none yet has other things to do.
      if (request.op === 'check' || MAKING.has(request.op)) making ??= compileWorker();
      return making !== undefined && MAKING.has(request.op) ? making.call(request) : checking.call(request);
    },
    stop: () => {
      checking.stop();
      making?.stop();
    },
  };
};

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
