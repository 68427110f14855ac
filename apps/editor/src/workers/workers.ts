import type { ComparingReply, ComparingRequest } from './comparing-protocol.ts';
import type { CoverageReply, CoverageRequest } from './coverage-protocol.ts';
import type { GamesReply, GamesRequest } from './games.ts';
import { type Guarded, guarded } from './guarded.ts';
import { leanRequests } from './lean.ts';
import type { MutationReply, MutationRequest } from './mutation-protocol.ts';
import type { CompileReply, CompileRequest, GameReply, GameRequest, TrialsReply, TrialsRequest } from './protocol.ts';
import { type Caller, caller } from './rpc.ts';
import { keepingRules } from './rules-kept.ts';
import type { WhyReply, WhyRequest } from './why-protocol.ts';

const compileWorker = (): Caller<CompileRequest, CompileReply> =>
  caller(new Worker(new URL('./compile.worker.ts', import.meta.url), { type: 'module' }), leanRequests());

/** What makes models and modules, or is told of those that were made last. */
const MAKING: ReadonlySet<CompileRequest['op']> = new Set([
  'compile',
  'counting',
  'model',
  'book',
  'meaning',
  'example',
  'held',
  'fault',
  'prose',
  'merge',
]);

/** Rules of thousands of lines are checked in far less, also on a slow machine. */
const CHECKING = { slow: 5000, most: 120_000 };
/** A bot that searches may think for a while. */
const PLAYING = { slow: 3000, most: 60_000 };

type Told = (isSlow: boolean) => void;

/**
 * Two workers: one checks and answers while somebody types, and never waits for the other, which makes modules. Each
 * says when somebody waits long for it, and is stopped only then.
 */
export const compileWorkers = (told: {
  readonly checking: Told;
  readonly making: Told;
}): Guarded<CompileRequest, CompileReply> => {
  const slow = { checking: false, making: false };
  const telling = (work: keyof typeof slow): Told => {
    return (isSlow) => {
      slow[work] = isSlow;
      told[work](isSlow);
    };
  };
  const checking = guarded(compileWorker, CHECKING, telling('checking'), 'when asked', 'sent again');
  let making: Guarded<CompileRequest, CompileReply> | undefined;
  return {
    call: (request) => {
      // It is begun with the first ruleset: a page that shows none yet has other things to do.
      if (request.op === 'check' || MAKING.has(request.op))
        making ??= guarded(keepingRules(compileWorker), CHECKING, telling('making'), 'now', 'sent again');
      return making !== undefined && MAKING.has(request.op) ? making.call(request) : checking.call(request);
    },
    stop: (why) => {
      const { checking: isCheckSlow, making: isMakingSlow } = slow;
      if (isCheckSlow) checking.stop(why);
      if (isMakingSlow) making?.stop(why);
    },
  };
};

const gameWorker = (): Caller<GameRequest, GameReply> =>
  caller(new Worker(new URL('./game.worker.ts', import.meta.url), { type: 'module' }));

/** Says why; it is begun when somebody asks. */
export const whyWorkers = (told: Told): Guarded<WhyRequest, WhyReply> => guarded(whyWorker, PLAYING, told);
const whyWorker = (): Caller<WhyRequest, WhyReply> =>
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

/** Tries changes of the rules. */
export const mutationWorker = (): Caller<MutationRequest, MutationReply> =>
  caller(new Worker(new URL('./mutation.worker.ts', import.meta.url), { type: 'module' }));

/** Plays the games of one comparison. */
export const comparingWorker = (): Caller<ComparingRequest, ComparingReply> =>
  caller(new Worker(new URL('./comparing.worker.ts', import.meta.url), { type: 'module' }));

/** Imported modules are never freed; after this many builds a worker is worth replacing. */
const BUILDS = 20;

/** A game worker that is exchanged for a warm spare before it holds too many builds. */
export const gameWorkers = (told: Told): Guarded<GameRequest, GameReply> => {
  let spare: Caller<GameRequest, GameReply> | undefined;
  let builds = 0;
  const start = (): Caller<GameRequest, GameReply> => {
    const next = spare ?? gameWorker();
    spare = undefined;
    builds = 0;
    return next;
  };
  const one = guarded(start, PLAYING, told);
  return {
    call: (request) => {
      if (request.op === 'build') {
        if (builds >= BUILDS) one.stop('renewed');
        builds += 1;
        if (builds === BUILDS - 2) spare = gameWorker();
      }
      return one.call(request);
    },
    stop: one.stop,
  };
};
