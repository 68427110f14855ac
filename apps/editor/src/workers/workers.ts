import type { Ahead } from './ahead.ts';
import { answeredBefore } from './answered-before.ts';
import { type Client, clientOf } from './client.ts';
import type { ComparingApi } from './comparing-protocol.ts';
import type { CompilerApi, Inspecting, Making } from './compiler-api.ts';
import type { CoverageApi } from './coverage-protocol.ts';
import type { EditedRulesApi } from './edited-rules.ts';
import type { GameApi } from './game-api.ts';
import type { GamesApi } from './games.ts';
import type { LabApi } from './lab-protocol.ts';
import { restoringLastCompilation } from './last-compilation.ts';
import type { MutationApi } from './mutation-protocol.ts';
import { type Call, type Connection, connect } from './rpc.ts';
import { receivingOnce } from './sent-once.ts';
import { findShippedCompilation } from './shipped-compilations.ts';
import { sendingFiles } from './sources.ts';
import type { Stack } from './stack.ts';
import { type WatchedWorker, watchdog } from './watchdog.ts';
import type { WhyApi } from './why-protocol.ts';
import type { WinRatesApi } from './win-rates.ts';

const compileWorker = (): Connection<CompilerApi> =>
  sendingFiles(connect(new Worker(new URL('./compile.worker.ts', import.meta.url), { type: 'module' })));

/** What makes models and modules, or is notified of those that were made last. */
const MAKING: ReadonlySet<string> = new Set<keyof (Making & Inspecting)>([
  'warm',
  'compile',
  'counting',
  'model',
  'rulebook',
  'differences',
  'example',
  'checkExample',
  'exampleChanges',
  'faultDetails',
  'translationPreview',
  'passages',
  'mergedCatalogue',
  'mergedWords',
]);

/** Rules of thousands of lines are checked in far less, also on a slow machine. */
const CHECKING = { slow: 5000, most: 120_000 };
/** A bot that searches may think for a while. */
const PLAYING = { slow: 3000, most: 60_000 };

type Report = (isSlow: boolean) => void;

/**
 * Two workers: one checks and answers while someone types, and never waits for the other, which makes modules. Each
 * says when someone waits long for it, and is stopped only then.
 */
export const compileWorkers = (report: {
  readonly checking: Report;
  readonly making: Report;
}): Client<CompilerApi> & Ahead => {
  const slow = { checking: false, making: false };
  const telling = (work: keyof typeof slow): Report => {
    return (isSlow) => {
      slow[work] = isSlow;
      report[work](isSlow);
    };
  };
  const find = findShippedCompilation();
  const isAhead = ({ method, args }: Call<CompilerApi>): boolean =>
    method === 'warm' || (method === 'model' && args[1] === 'ahead');
  const checker = answeredBefore(compileWorker, 'check', find);
  const maker = restoringLastCompilation(answeredBefore(compileWorker, 'compile', find));
  const checking = watchdog(checker, CHECKING, telling('checking'), 'when asked', 'sent again');
  let making: WatchedWorker<Call<CompilerApi>, unknown> | undefined;
  let isWarm = false;
  /**
   * Who reads a text will soon change it: what was compiled by the build is then taken up where the next module is
   * made.
   */
  const warm = ({ method }: Call<CompilerApi>): void => {
    if (method === 'compile') isWarm = false;
    if (method !== 'ask' || isWarm) return;
    isWarm = true;
    making?.call({ method: 'warm', args: [] }).catch(() => undefined);
  };
  const watched: Pick<WatchedWorker<Call<CompilerApi>, unknown>, 'call' | 'stop'> = {
    call: (call) => {
      // It is begun with the first ruleset: a page that shows none yet has other things to do.
      if (call.method === 'check' || MAKING.has(call.method))
        making ??= watchdog(maker, CHECKING, telling('making'), 'now', 'sent again', isAhead);
      warm(call);
      return making !== undefined && MAKING.has(call.method) ? making.call(call) : checking.call(call);
    },
    stop: (why) => {
      const { checking: isCheckSlow, making: isMakingSlow } = slow;
      if (isCheckSlow) checking.stop(why);
      if (isMakingSlow) making?.stop(why);
    },
  };
  const expect = (rules: Stack): void => void find(rules)?.catch(() => undefined);
  // Which rulesets came compiled is asked first, whatever is looked for.
  return clientOf<CompilerApi, Ahead>(watched, { expect, begin: () => expect({ files: [], variants: [] }) });
};

/** Says why; it is begun when someone asks, or may ask soon. */
export const whyWorkers = (report: Report): Client<WhyApi> =>
  clientOf(watchdog(whyWorker, PLAYING, report, 'when asked', 'refused', ({ method }) => method === 'prepare'));
const whyWorker = (): Connection<WhyApi> =>
  sendingFiles(connect(new Worker(new URL('./why.worker.ts', import.meta.url), { type: 'module' })));

/** For one series of games: it is stopped with them. */
export const winRatesWorker = (): Connection<WinRatesApi> =>
  connect(new Worker(new URL('./win-rates.worker.ts', import.meta.url), { type: 'module' }));

/** For one match that is shortened: it is stopped with it. */
export const gamesWorker = (): Connection<GamesApi> =>
  connect(new Worker(new URL('./games.worker.ts', import.meta.url), { type: 'module' }));

/** Counts what runs of the rules. */
export const coverageWorker = (): Connection<CoverageApi> =>
  connect(new Worker(new URL('./coverage.worker.ts', import.meta.url), { type: 'module' }));

/** Tries changes of the rules. */
export const mutationWorker = (): Connection<MutationApi> =>
  connect(new Worker(new URL('./mutation.worker.ts', import.meta.url), { type: 'module' }));

/** Plays the games of one comparison. */
export const comparingWorker = (): Connection<ComparingApi> =>
  connect(new Worker(new URL('./comparing.worker.ts', import.meta.url), { type: 'module' }));

/** Plays games for the questions of the balance lab. */
export const labWorker = (): Connection<LabApi> =>
  connect(new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module' }));

/** Compiles the points of the balance lab, so that nobody who types waits for them. */
export const labCompiler = compileWorker;

/** For one edit of the rules: it is stopped by the next. */
export const editedRulesWorker = (): Connection<EditedRulesApi> =>
  connect(new Worker(new URL('./edited-rules.worker.ts', import.meta.url), { type: 'module' }));

const gameWorker = (): Connection<GameApi> =>
  receivingOnce(connect(new Worker(new URL('./game.worker.ts', import.meta.url), { type: 'module' })));

/** Imported modules are never freed; after this many builds a worker is worth replacing. */
const BUILDS = 20;

/** The worker of the match. */
export interface GameWorker extends Client<GameApi> {
  /** Lets it go if it still computes for a match that was left: a bot may search for seconds. */
  leave(): void;
}

/** A game worker that is exchanged for a warm spare before it holds too many builds; the first can be begun early. */
export const gameWorkers = (report: Report): GameWorker & Pick<Ahead, 'begin'> => {
  let spare: Connection<GameApi> | undefined;
  let builds = 0;
  let isBegun = false;
  const start = (): Connection<GameApi> => {
    const next = spare ?? gameWorker();
    isBegun = true;
    spare = undefined;
    builds = 0;
    return next;
  };
  const begin = (): void => {
    if (!isBegun) spare ??= gameWorker();
  };
  const one = watchdog(start, PLAYING, report);
  const call: typeof one.call = (asked) => {
    if (asked.method === 'build') {
      if (builds >= BUILDS) one.stop('renewed');
      builds += 1;
      if (builds === BUILDS - 2) spare = gameWorker();
    }
    return one.call(asked);
  };
  const leave = (): void => {
    if (!one.isBusy()) return;
    one.stop('renewed');
    spare ??= gameWorker();
  };
  return clientOf<GameApi, Pick<GameWorker, 'leave'> & Pick<Ahead, 'begin'>>(
    { call, stop: one.stop },
    { begin, leave },
  );
};
